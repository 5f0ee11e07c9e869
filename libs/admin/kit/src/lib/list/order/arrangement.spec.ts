import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { mergeOrder, useArrangement } from './arrangement';

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));

it('merges an order: what is left of the arrangement, before what is new in its own order', () => {
  fc.assert(
    fc.property(lists, lists, (arranged, present) => {
      const left = arranged.filter((id) => present.includes(id));
      const added = present.filter((id) => !arranged.includes(id));
      expect(mergeOrder(arranged, present)).toEqual([...left, ...added]);
    }),
  );
});

describe('useArrangement', () => {
  const show = (present: number[]) =>
    renderHook(({ ids }: { ids: number[] }) => useArrangement(ids), {
      initialProps: { ids: present },
    });

  it('follows the list as long as nothing was moved, and afterwards keeps what was', () => {
    const { result, rerender } = show([1, 2, 3]);
    rerender({ ids: [3, 2, 1] });
    expect(result.current.ids).toEqual([3, 2, 1]);
    act(() => result.current.move(1, 0));
    rerender({ ids: [3, 4, 1] });
    expect(result.current.ids).toEqual([1, 3, 4]);
    act(() => result.current.move(4, 0));
    expect(result.current.ids).toEqual([4, 1, 3]);
  });
});
