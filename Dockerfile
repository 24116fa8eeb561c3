# Pas as a service. The data lies in /data: keep it in a volume.
FROM python:3.11-slim-bookworm

RUN apt-get update \
    && apt-get install -y --no-install-recommends libegl1 libgl1-mesa-dri \
    && rm -rf /var/lib/apt/lists/*
COPY pyproject.toml README.md LICENSE /src/
COPY locks /src/locks
COPY terrain /src/terrain
COPY skirmish /src/skirmish
COPY scenes /src/scenes
COPY viewer /src/viewer
COPY api /src/api
ENV PAS_CACHE=/cache
RUN pip install --no-cache-dir --require-hashes -r /src/locks/server.txt \
    && pip install --no-cache-dir --no-deps --no-build-isolation /src \
    && python -m scenes.warm \
    && useradd --create-home pas \
    && mkdir /data && chown -R pas /data /cache
USER pas
VOLUME /data
EXPOSE 8765
HEALTHCHECK CMD python -c "import urllib.request as u; u.urlopen('http://127.0.0.1:8765/healthz')"
CMD ["pas", "serve", "--host", "0.0.0.0", "--data", "/data"]
