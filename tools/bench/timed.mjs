/* global addEventListener, MessageChannel, removeEventListener, requestAnimationFrame */

/**
 * Milliseconds from the next press in the page, which `act` makes, until it is painted that `isDone` holds.
 *
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} act
 * @param {() => unknown} isDone runs in the page, and so refers to nothing outside it
 * @returns {Promise<number>}
 */
export async function timed(page, act, isDone) {
  const result = await page.evaluateHandle((source) => {
    const done = new Function(`return (${source})()`);
    return {
      time: new Promise((resolve) => {
        const events = ['pointerdown', 'keydown'];
        const onPress = ({ timeStamp }) => {
          for (const name of events) removeEventListener(name, onPress, true);
          const look = () => {
            if (!done()) return requestAnimationFrame(look);
            // A task after the frame: by then it is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            requestAnimationFrame(() => port2.postMessage(null));
          };
          requestAnimationFrame(look);
        };
        for (const name of events) addEventListener(name, onPress, true);
      }),
    };
  }, isDone.toString());
  await act();
  return result.evaluate(({ time }) => time);
}
