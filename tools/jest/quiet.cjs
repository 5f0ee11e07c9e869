/** Noise fails tests: whoever expects a message spies on it and says so. */
for (const level of ['error', 'warn']) {
  const original = console[level];
  beforeEach(() => {
    console[level] = (...parts) => {
      original(...parts);
      throw new Error(`Unexpected console.${level}: ${parts.map(String).join(' ')}`);
    };
  });
  afterEach(() => {
    console[level] = original;
  });
}
