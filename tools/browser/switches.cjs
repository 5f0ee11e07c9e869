/** Switches of Chromium for whatever measures and tests: it does nothing on its own account. */
module.exports.SWITCHES = [
  // Chromium refuses to sandbox itself as root, which is what most containers run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
