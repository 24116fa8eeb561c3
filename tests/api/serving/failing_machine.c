/* A machine that fails, for programs that are started with it in LD_PRELOAD.
 *
 * DISK_FULL names a file: while it exists, nothing grows any more (ENOSPC).
 * DISK_UNDO names a folder: every write to a database is noted there with what it replaced, until the file is synced.
 * Whoever kills the program and then plays those notes back (failing_machine.py) has the disk as a power cut leaves it:
 * what was synced is there, and everything else is not.
 * DISK_SLOW names a file with a number: so many milliseconds each syncing takes longer.
 * CLOCK_SHIFT names a file with a number: by so many seconds the clock of the wall is wrong.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int path_of(int fd, char *path, size_t room)
{
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, room - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, ".sqlite") != NULL && strstr(path, "-shm") == NULL;
}

static int full(int fd, off_t end)
{
    const char *sign = getenv("DISK_FULL");
    char path[4096];
    struct stat now;
    if (!sign || access(sign, F_OK) != 0 || !path_of(fd, path, sizeof path)) return 0;
    return fstat(fd, &now) == 0 && end > now.st_size;
}

/* The notes of a file lie under its name; each is: place, old size of the file, how many bytes follow. */
static int notes_of(int fd, char *notes, size_t room)
{
    const char *folder = getenv("DISK_UNDO");
    char path[4096];
    if (!folder || !path_of(fd, path, sizeof path)) return 0;
    const char *name = strrchr(path, '/');
    snprintf(notes, room, "%s/%s", folder, name ? name + 1 : path);
    return 1;
}

static void note(int fd, off_t place, size_t count)
{
    char notes[4200];
    struct stat now;
    if (!notes_of(fd, notes, sizeof notes) || fstat(fd, &now) != 0) return;
    REAL(ssize_t, "write", int, const void *, size_t);
    off_t there = now.st_size > place ? now.st_size - place : 0;
    uint64_t bytes = (uint64_t)there < count ? (uint64_t)there : count;
    uint64_t head[3] = {(uint64_t)place, (uint64_t)now.st_size, bytes};
    char *whole = malloc(sizeof head + bytes);
    if (!whole) abort();
    memcpy(whole, head, sizeof head);
    ssize_t got = bytes ? pread(fd, whole + sizeof head, bytes, place) : 0;
    int out = open(notes, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (out < 0 || got != (ssize_t)bytes || real(out, whole, sizeof head + bytes) != (ssize_t)(sizeof head + bytes)) abort();
    close(out);
    free(whole);
}

static void forget(int fd)
{
    char notes[4200];
    if (notes_of(fd, notes, sizeof notes)) unlink(notes);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t place)
{
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    if (full(fd, place + (off_t)count)) { errno = ENOSPC; return -1; }
    note(fd, place, count);
    return real(fd, bytes, count, place);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t place) { return pwrite64(fd, bytes, count, place); }

ssize_t write(int fd, const void *bytes, size_t count)
{
    REAL(ssize_t, "write", int, const void *, size_t);
    char path[4096];
    if (path_of(fd, path, sizeof path)) {
        off_t place = lseek(fd, 0, SEEK_CUR);
        if (full(fd, place + (off_t)count)) { errno = ENOSPC; return -1; }
        note(fd, place, count);
    }
    return real(fd, bytes, count);
}

int ftruncate64(int fd, off64_t size)
{
    REAL(int, "ftruncate64", int, off64_t);
    struct stat now;
    if (fstat(fd, &now) == 0 && size < now.st_size) note(fd, size, now.st_size - size);
    else if (full(fd, size)) { errno = ENOSPC; return -1; }
    return real(fd, size);
}

int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

static long number_in(const char *file)
{
    char text[32] = {0};
    int in = file ? open(file, O_RDONLY) : -1;
    if (in < 0) return 0;
    long number = read(in, text, sizeof text - 1) > 0 ? atol(text) : 0;
    close(in);
    return number;
}

static void dawdle(int fd)
{
    char path[4096];
    long slow_ms = path_of(fd, path, sizeof path) ? number_in(getenv("DISK_SLOW")) : 0;
    if (slow_ms > 0) usleep(1000 * (useconds_t)slow_ms);
}

int fsync(int fd)
{
    REAL(int, "fsync", int);
    dawdle(fd);
    int done = real(fd);
    if (done == 0) forget(fd);
    return done;
}

int fdatasync(int fd)
{
    REAL(int, "fdatasync", int);
    dawdle(fd);
    int done = real(fd);
    if (done == 0) forget(fd);
    return done;
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
    REAL(int, "clock_gettime", clockid_t, struct timespec *);
    int done = real(clock, now);
    if (clock == CLOCK_REALTIME) now->tv_sec += number_in(getenv("CLOCK_SHIFT"));
    return done;
}
