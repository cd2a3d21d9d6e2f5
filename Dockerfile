# Frontdesk in a container: built from the lock file, run as nobody in particular on a read-only root.
FROM node:26-slim AS build
WORKDIR /srv/frontdesk
COPY . .
RUN npm run install:production

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 FRONTDESK_DATA_DIR=/data
WORKDIR /srv/frontdesk
COPY --from=build /srv/frontdesk .
# The user `node` of the image, by its number: secrets on the host belong to it.
RUN install -d -m 0700 -o 1000 -g 1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 4000 4010 4020
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "docs/samples/healthy.mjs"]
CMD ["node", "packages/frontdesk/src/main.ts", "start"]
