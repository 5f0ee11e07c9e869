import { followVisit } from './follow-visit';

const MINUTE_MS = 60_000;

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A visit whose page was hidden some time before the code that follows it was there. */
function arrivingAfter(wait: number) {
  const onRenewal = jest.fn();
  const since = { seen: performance.now(), instant: Date.now(), slept: false };
  setHidden(true);
  jest.advanceTimersByTime(wait);
  const opening = { hours: '', timeZone: 'Asia/Jakarta', entries: [] };
  const end = followVisit(since, () => opening, onRenewal);
  return { onRenewal, end };
}

describe('followVisit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    setHidden(false);
    jest.useRealTimers();
  });

  it.each([
    [MINUTE_MS, 1],
    [MINUTE_MS - 1, 0],
  ])('counts the time before its code was there: %i ms', (wait, renewals) => {
    const { onRenewal, end } = arrivingAfter(wait);
    expect(onRenewal).not.toHaveBeenCalled();
    setHidden(false);
    expect(onRenewal).toHaveBeenCalledTimes(renewals);
    end();
  });
});
