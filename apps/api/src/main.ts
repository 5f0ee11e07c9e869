import { bootstrap } from './bootstrap';

const here = import.meta.dirname;
await bootstrap({
  env: process.env,
  demoContent: `${here}/demo-content`,
  webBuild: `${here}/../web`,
  imageProcess: `${here}/image-process.js`,
});
