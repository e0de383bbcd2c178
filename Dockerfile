# Builds for linux/amd64 and linux/arm64, tested by `npm run test:image`. Pin the base by digest where you build:
#   docker build --build-arg BASE=docker.io/library/node:24.21.0-bookworm-slim@sha256:<digest> .
ARG BASE=docker.io/library/node:24.21.0-bookworm-slim

# Built on the machine's own platform: only the packages of the last install differ by platform.
FROM --platform=$BUILDPLATFORM ${BASE} AS build
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/engine/package.json packages/engine/
RUN npm ci --omit=dev --include=optional --include=peer --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build --silent
RUN node scripts/bundle-server.mjs /app/apps/server/build/image
# The server's own packages for the image's platform. The base image includes Node.
ARG TARGETARCH
RUN npm ci --workspace apps/server --omit=dev --include=optional --ignore-scripts --no-audit --no-fund \
      --os=linux --libc=glibc --cpu="$(echo "${TARGETARCH:-$(node -p process.arch)}" | sed s/amd64/x64/)" \
    && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM ${BASE}
LABEL org.opencontainers.image.title="Pagewright" \
      org.opencontainers.image.description="AI-assisted SEO and content work that explains every point of its score"
WORKDIR /app
COPY --from=build /app /app
RUN groupadd --gid 10001 pagewright \
    && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin pagewright \
    && install -d -o 10001 -g 10001 -m 0700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/pagewright-compiled
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
USER 10001:10001
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "apps/server/build/image/main.mjs"]
