/* global window, document, PerformanceObserver, MutationObserver */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser/browser.mjs';
import { SWITCHES } from '../browser/switches.cjs';
import { benchmarkIndex } from './audits.mjs';
import { findRate, PHONES, spin } from './calibration.mjs';
import { median } from './rounds.mjs';

const SCREEN = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
/** Slow 4G with the values of Lighthouse on a phone: bytes a second, and milliseconds of a round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Without it a script is parsed once more where it is evaluated, as the protocol by which is measured asks for stacks. */
const EAGER_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';
/** Of the loop that verifies a rate: in less time, a throttle that pauses the page would hardly be met. */
const SPINS = 9;
const SPIN_MS = 200;
/** A page has come to rest when neither a long task nor a response has ended for so long. */
const REST_MS = 5_000;
const LONGEST_LOAD_MS = 40_000;
/** How long a finger stays on the screen. */
const TOUCH_MS = 60;

/**
 * Phones of the wanted indexes in one browser, each calibrated when it is asked for first.
 *
 * @param {import('../server/server.mjs').ServerProcess} product
 */
export async function openPhones({ origin }) {
  const executablePath = findBrowser();
  if (!executablePath)
    return { whyNot: () => 'not measured: there is no Chromium', close: async () => undefined };
  const browser = await chromium.launch({ executablePath, args: [...SWITCHES, EAGER_POSITIONS] });
  const rates = { unthrottled: 1 };
  let index;
  let unthrottled;
  const indexAt = async (rate) => (index * (await spinAt(browser, origin, rate))) / unthrottled;
  async function calibrate(name) {
    if (index === undefined) {
      index = benchmarkIndex(executablePath, `${origin}/`);
      unthrottled = await spinAt(browser, origin, 1);
      console.log(`benchmark index of the machine: ${index}`);
    }
    const found = await findRate(index, PHONES[name], indexAt);
    rates[name] = found?.rate ?? null;
    const result = found
      ? `index ${found.index.toFixed(0)} at throttle ${found.rate.toFixed(2)}`
      : 'not measurable';
    console.log(`${name} (${PHONES[name]}): ${result}`);
  }
  return {
    browser,
    executablePath,
    /** Of the machine, once a phone was asked for. */
    index: () => index,
    /** Why rows of a phone have no figures, or undefined. */
    async whyNot(name) {
      if (rates[name] === undefined) await calibrate(name);
      if (rates[name] !== null) return undefined;
      return `not measurable: the machine has ${index}${index < PHONES[name] ? '' : ', and is too busy'}`;
    },
    /** Prints what the phones are at this moment. */
    async verify() {
      for (const name of Object.keys(PHONES))
        if (rates[name])
          console.log(`${name} afterwards: index ${(await indexAt(rates[name])).toFixed(0)}`);
    },
    open: (name) => openPhone(browser, rates[name], SLOW_4G),
    close: () => browser.close(),
  };
}

/** The index that a loop in a page has under a throttle. */
async function spinAt(browser, origin, rate) {
  const phone = await openPhone(browser, rate);
  try {
    // In a document of the site: a throttle that ends with the blank one would be worth nothing.
    await phone.page.goto(`${origin}/robots.txt`);
    const found = [];
    for (let number = 0; number < SPINS; number += 1)
      found.push((await phone.page.evaluate(spin, SPIN_MS)).index);
    return median(found);
  } finally {
    await phone.close();
  }
}

/** A phone that was never on the site. */
async function openPhone(browser, rate, network) {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const reports = [];
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'benchReport') reports.push(JSON.parse(payload));
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchReport' });
  await page.addInitScript(reportWhatIsFelt);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  const throttle = (factor) =>
    session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, factor) });
  await throttle(rate);

  /** The first report of a type, or undefined if there is none in time. */
  async function waitFor(type, matches = () => true, milliseconds = LONGEST_LOAD_MS) {
    for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(5)) {
      const found = reports.find((report) => report.type === type && matches(report));
      if (found) return found;
    }
    return undefined;
  }
  const touch = (type, points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    page,
    reports,
    waitFor,
    throttle,
    /** Starts to load a page. @returns when it was painted first */
    async load(url) {
      reports.length = 0;
      // The document is not awaited: taps come while it is busy.
      let failure;
      const loaded = page.goto(url, { timeout: LONGEST_LOAD_MS }).catch((error) => {
        failure = error;
      });
      const paint = await waitFor('paint');
      if (!paint) throw new Error(`${url} was not painted`, { cause: failure });
      return { paintedAt: paint.at, loaded };
    },
    /** A finger that does not wait for the page. */
    async tap({ x, y }) {
      const down = touch('touchStart', [{ x, y }]);
      await sleep(TOUCH_MS);
      await Promise.all([down, touch('touchEnd', [])]);
    },
    /** A key of the phone's keyboard. */
    async type(letter) {
      const down = session.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        text: letter,
        key: letter,
      });
      await sleep(TOUCH_MS);
      await Promise.all([
        down,
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter }),
      ]);
    },
    /** Waits until a page has come to rest. */
    async untilRest() {
      const start = Date.now();
      const isBusy = () => {
        const last = Math.max(...reports.map(({ at, duration = 0 }) => at + duration), start);
        return Date.now() - last < REST_MS && Date.now() - start < LONGEST_LOAD_MS;
      };
      while (isBusy()) await sleep(100);
    },
    close: () => context.close(),
  };
}

/** Where the middle of an element is on the screen. */
export async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Runs in each document before its own scripts, and reports with times of the clock, so that those of two
 * documents can be compared.
 */
function reportWhatIsFelt() {
  if (window !== window.top) return;
  const { timeOrigin } = performance;
  const send = (type, at, more) =>
    globalThis.benchReport(
      JSON.stringify({ type, at: timeOrigin + at, document: timeOrigin, ...more }),
    );
  const observers = [];
  const observe = (type, report, options) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(report));
    observer.observe({ type, buffered: true, ...options });
    observers.push([observer, report]);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') send('paint', startTime);
  });
  observe('longtask', ({ startTime, duration }) => send('task', startTime, { duration }));
  observe('resource', ({ responseEnd }) => send('resource', responseEnd));
  observe(
    'event',
    ({ interactionId, name, startTime, duration }) => {
      if (interactionId > 0) send('event', startTime, { name, duration });
    },
    { durationThreshold: 16 },
  );
  observe('element', ({ renderTime, element }) =>
    send('heading', renderTime, { text: element?.textContent }),
  );
  const input = ({ type, timeStamp }) => send(type, timeStamp);
  for (const type of ['pointerdown', 'click', 'focusin', 'input'])
    window.addEventListener(type, input, { capture: true, passive: true });
  // What a document that is left has not reported yet.
  window.addEventListener('pagehide', () => {
    for (const [observer, report] of observers) observer.takeRecords().forEach(report);
  });
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1:not([elementtiming])'))
      heading.setAttribute('elementtiming', 'heading');
  }).observe(document, { childList: true, subtree: true });
}
