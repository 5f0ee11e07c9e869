import { act } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from './use-early-input';

const NOTE = 'catatan';
const field = () => document.getElementById(NOTE) as HTMLTextAreaElement;

function Note() {
  const [text, setText] = useState('Pagi');
  useEarlyInput(NOTE, (typed) => setText(typed.get('note') ?? ''));
  return (
    <textarea id={NOTE} name="note" value={text} onChange={({ target }) => setText(target.value)} />
  );
}

/** Makes React begin hydration anew, as something that it has not got yet comes after the field. */
function Late({ until }: { until: Promise<void> | null }) {
  if (until) use(until);
  return <p>Terima kasih</p>;
}

const page = (until: Promise<void> | null) => (
  <Suspense>
    <Note />
    <Late until={until} />
  </Suspense>
);

it.each([
  ['in one go', false],
  ['in two, as it waits for something after the field', true],
])('what was typed into a textarea stays where React hydrates %s', async (_name, waits) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(null));
  field().value = 'Pagi sekali';
  let arrive: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const root = await act(async () => hydrateRoot(container, page(waits ? until : null)));
  await act(async () => arrive());
  expect(field().value).toBe('Pagi sekali');
  await act(async () => root.unmount());
  container.remove();
});
