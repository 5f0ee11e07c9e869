import fc from 'fast-check';
import { instantAfter } from './content-row';

describe('instantAfter', () => {
  it('is now, or just after the last change', () => {
    const now = Date.parse('2026-11-20T05:00:00.000Z');
    expect(instantAfter(['2026-11-20T04:59:59.999Z'], now)).toBe('2026-11-20T05:00:00.000Z');
    expect(instantAfter(['2026-11-20T05:00:00.000Z'], now)).toBe('2026-11-20T05:00:00.001Z');
    expect(instantAfter(['2026-11-20T05:00:00.000Z', '2026-11-21T00:00:00.000Z'], now)).toBe(
      '2026-11-21T00:00:00.001Z',
    );
    expect(instantAfter(['unreadable'], now)).toBe('2026-11-20T05:00:00.000Z');
  });

  it('is never one of those before', () => {
    const instant = fc.date({ noInvalidDate: true, max: new Date('9999-12-31') });
    fc.assert(
      fc.property(fc.array(instant), instant, (former, now) => {
        const after = instantAfter(
          former.map((each) => each.toISOString()),
          now.getTime(),
        );
        expect(former.every((each) => each < new Date(after))).toBe(true);
        expect(new Date(after) >= now).toBe(true);
      }),
    );
  });
});
