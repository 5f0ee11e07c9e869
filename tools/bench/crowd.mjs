/**
 * A process that requests URLs without a pause, or at a rate, and says how many responses had which status. It
 * is a process of its own, so that it does not delay the requests that `overload.mjs` measures.
 */
import autocannon from 'autocannon';

/** Requests of each kind, the `count`th one. A key that was not there before misses the cache. */
const KINDS = {
  // Browsers take it compressed. As it is, the crowd would be busier with its bytes than the server.
  cached: () => ({ path: '/menu', headers: { 'accept-encoding': 'br' } }),
  search: (count) => ({ path: `/menu?q=${count}` }),
  longSearch: (count) => ({ path: `/menu?q=${'a'.repeat(100)}${count}` }),
  authorization: () => ({ path: '/menu', headers: { authorization: 'x' } }),
  apiAuthorization: () => ({ path: '/api/packages', headers: { authorization: 'Bearer x' } }),
  range: () => ({ path: '/menu', headers: { range: 'bytes=0-1' } }),
  expect: () => ({ path: '/menu', headers: { expect: '100-continue' } }),
  unknownRow: (count) => ({ path: `/menu/${count}` }),
  qrCode: (count) => ({ path: `/menu/${count}/qr.svg` }),
  sitemap: () => ({ path: '/sitemap.xml', headers: { authorization: 'x' } }),
};

const { origin, kind, connections, seconds, rate } = JSON.parse(process.argv[2]);
// Each process begins elsewhere, so that none finds what another one had cached.
let count = Math.floor(Math.random() * 900_000) * 1_000;
const statuses = {};
const running = autocannon({
  url: origin,
  connections,
  duration: seconds,
  ...(rate && { overallRate: rate }),
  timeout: 30,
  requests: [
    {
      setupRequest(request) {
        const { path, headers } = KINDS[kind]((count += 1));
        return { ...request, path, headers: { ...request.headers, ...headers } };
      },
    },
  ],
});
running.on('response', (_client, status) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
});
await running;
process.send({ statuses });
