import { bootstrap } from './bootstrap';

// What the server stores has personal data and secrets: it is for the server's own user.
process.umask(0o077);

const here = import.meta.dirname;
await bootstrap({
  env: process.env,
  demoContent: `${here}/demo-content`,
  webBuild: `${here}/../web`,
  imageProcess: `${here}/image-process.js`,
});
