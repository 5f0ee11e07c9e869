import { bootstrap } from './bootstrap';
import { tuneEngine } from './platform/operations/tune-engine';

tuneEngine();
const here = import.meta.dirname;
await bootstrap({
  env: process.env,
  demoContent: `${here}/demo-content`,
  webBuild: `${here}/../web`,
  imageProcess: `${here}/image-process.js`,
});
