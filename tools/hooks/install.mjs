// Run by `npm run prepare`: hooks are for people who commit, not for images or CI.
if (!process.env.CI && process.env.NODE_ENV !== 'production') {
  const husky = await import('husky').catch(() => undefined);
  const message = husky?.default();
  if (message) console.log(message);
}
