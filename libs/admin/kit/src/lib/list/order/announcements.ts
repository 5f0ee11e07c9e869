import type { Announcements } from '@dnd-kit/core';
import { words } from '../../shell/words';

/** What a screen reader says while a row is dragged by the keyboard. */
export function announcements(ids: readonly number[], name: (id: number) => string): Announcements {
  const { pickedUp, movedTo, dropped, cancelled } = words.reorder;
  const say = (
    sentence: (name: string, position: number, count: number) => string,
    { id }: { id: string | number },
    place: { id: string | number } | null = { id },
  ) =>
    place ? sentence(name(Number(id)), ids.indexOf(Number(place.id)) + 1, ids.length) : undefined;
  return {
    onDragStart: ({ active }) => say(pickedUp, active),
    // The first announcement would name the position that the row has, and interrupt the one before.
    onDragOver: ({ active, over }) =>
      say(over?.id === active.id ? pickedUp : movedTo, active, over),
    onDragEnd: ({ active, over }) => say(dropped, active, over),
    onDragCancel: ({ active }) => say(cancelled, active),
  };
}
