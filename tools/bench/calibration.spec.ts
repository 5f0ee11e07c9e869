import { cpuAtIndex1000, findRate, indexByCpu, indexHere } from './calibration.mjs';
import { percentile, tasksAfter } from './rounds.mjs';

describe('a calibrated phone', () => {
  /** A throttle that slows more than it says. */
  const machine = (index: number, power = 1.3) => {
    const rates: number[] = [];
    const indexAt = async (rate: number) => {
      rates.push(rate);
      return index / rate ** power;
    };
    return { rates, indexAt };
  };

  it('is found from the index of the machine, by what is seen under each throttle', async () => {
    const { rates, indexAt } = machine(1_500);
    const found = await findRate(1_500, 125, indexAt);
    expect(rates[0]).toBe(12);
    expect(found!.rate).toBeLessThan(12);
    expect(Math.abs(found!.index - 125)).toBeLessThan(125 * 0.05);
  });

  it('is not made faster than the machine, which may itself be close to it', async () => {
    expect(await findRate(340, 375, machine(340).indexAt)).toEqual({ rate: 1, index: 340 });
    const { rates, indexAt } = machine(300);
    expect(await findRate(300, 375, indexAt)).toBeNull();
    expect(rates).toEqual([]);
  });

  it('is none where no throttle comes within 15 percent', async () => {
    expect(await findRate(1_500, 125, async () => 150)).toBeNull();
    expect(await findRate(1_500, 125, async () => 140)).toEqual({ rate: 12, index: 140 });
  });
});

describe('figures of a phone', () => {
  it('say what most taps do not exceed', () => {
    const taps = Array.from({ length: 30 }, (_, index) => (30 - index) * 8);
    expect(percentile(taps, 0.95)).toBe(29 * 8);
    expect(percentile([16], 0.95)).toBe(16);
  });

  it('count of a task what comes after the first paint, and what of it is noticed', () => {
    const task = (at: number, duration: number) => ({ at, duration });
    const list = [task(0, 90), task(60, 120), task(300, 80), task(400, 50)];
    expect(tasksAfter(100, list)).toEqual({ tasks: [80, 80], longest: 80, blocking: 60 });
    expect(tasksAfter(1_000, list)).toEqual({ tasks: [], longest: 0, blocking: 0 });
  });
});

describe('the index of a machine', () => {
  it('converts CPU time', () => {
    expect(cpuAtIndex1000(20, 500)).toBe(10);
    expect(cpuAtIndex1000(5, 2_000)).toBe(10);
  });

  it('counts the time that a loop computed, not the time that it waited', () => {
    expect(indexByCpu({ index: 600, milliseconds: 300 }, 150)).toBe(1_200);
    expect(indexHere(20)).toBeGreaterThan(0);
  });
});
