import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

// Long enough that typing a word changes the address once; browsers refuse hundreds of changes.
const SETTLED_AFTER = 300;

export interface Search {
  text: string;
  /** Changes when the search box has to take `text` over from the address. */
  boxKey: number;
  /** Searches at once, and puts the text into the address a little later. */
  type: (text: string) => void;
  /** Searches, and puts the text into the address at once. */
  submit: (text: string) => void;
}

/** The text of a search box that is kept as `q` in the address, so that it can be sent to others. */
export function useSearch(): Search {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get('q') ?? '';
  // What the address last was, and what was last put there from here: anything else came by a link
  // or by moving in the history, and the box follows it.
  const [state, setState] = useState({
    text: inAddress,
    seen: inAddress,
    sent: inAddress,
    boxKey: 0,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (inAddress !== state.seen) {
    setState(
      inAddress === state.sent
        ? { ...state, seen: inAddress }
        : { text: inAddress, seen: inAddress, sent: inAddress, boxKey: state.boxKey + 1 },
    );
  }

  const submit = (text: string) => {
    clearTimeout(timer.current);
    const sent = text.trim();
    setState((known) => ({ ...known, text, sent }));
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        if (sent) next.set('q', sent);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  };

  return {
    text: state.text,
    boxKey: state.boxKey,
    submit,
    type: (text) => {
      setState((known) => ({ ...known, text }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => submit(text), SETTLED_AFTER);
    },
  };
}
