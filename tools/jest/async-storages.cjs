const { AsyncLocalStorage } = require('node:async_hooks');

// Up to version 22, Node keeps every storage that has run, and copies the value of each one to every promise. A worker of
// Jest loads the sources anew for each spec file, so what one file leaves would slow all after it.
const { run } = AsyncLocalStorage.prototype;
const used = new Set();
AsyncLocalStorage.prototype.run = function (...parts) {
  used.add(this);
  return run.apply(this, parts);
};
afterAll(() => {
  AsyncLocalStorage.prototype.run = run;
  for (const storage of used) storage.disable();
});
