/**
 * What a first visit downloads besides pictures, as it is sent (brotli where the server has it):
 *
 *   npm start
 *   node tools/measure/first-visit.mjs / /menu /menu/1
 */
import { get } from 'node:http';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string', default: 'http://localhost:3000' } },
});

/** Bytes of a body on the wire, and its text where it came uncompressed. */
function fetchRaw(path, encoding) {
  return new Promise((resolve, reject) => {
    get(`${values.origin}${path}`, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

for (const path of positionals.length > 0 ? positionals : ['/menu']) {
  const html = (await fetchRaw(path, 'identity')).toString();
  const named = (pattern) => [...html.matchAll(pattern)].map((match) => match[1]);
  const groups = {
    HTML: [path],
    JavaScript: [
      ...named(/<script type="module" src="([^"]+)"/g),
      ...named(/ data-entry="([^"]+)"/g),
      ...named(/ data-modules="([^"]+)"/g).flatMap((list) => list.split(' ')),
    ],
    CSS: named(/<link rel="stylesheet" href="([^"]+)"/g),
    font: named(/<link rel="preload" href="([^"]+)" as="font"/g),
  };
  console.log(path);
  for (const [name, files] of Object.entries(groups)) {
    const sizes = await Promise.all(files.map((file) => fetchRaw(file, 'br')));
    const total = sizes.reduce((sum, { length }) => sum + length, 0);
    console.log(`  ${name}: ${kilobytes(total)} in ${files.length} file(s)`);
  }
}
