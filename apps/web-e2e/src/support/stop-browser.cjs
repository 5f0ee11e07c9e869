module.exports = async function stopBrowser() {
  await globalThis.browserServer?.close();
};
