import { searchTerm } from '@lereng/shared-domain';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

// Typing a word changes the URL once; browsers reject hundreds of history changes.
const DEBOUNCE_MS = 300;

export interface Search {
  text: string;
  /** Changes when the URL's text has to replace the field's. */
  inputKey: number;
  /** Searches at once and updates the URL after a delay. */
  type: (text: string) => void;
  /** Searches and updates the URL at once. */
  submit: (text: string) => void;
}

/** Search text that is synchronised with `?q=` in the URL. */
export function useSearch(): Search {
  const [parameters, setParameters] = useSearchParams();
  const inUrl = searchTerm(parameters.get('q'));
  // The URL's text last seen, and the one last written here: any other value came from a link or
  // the history, and replaces the field's.
  const [state, setState] = useState({
    text: inUrl,
    seen: inUrl,
    sent: inUrl,
    boxKey: 0,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (inUrl !== state.seen) {
    setState(
      inUrl === state.sent
        ? { ...state, seen: inUrl }
        : { text: inUrl, seen: inUrl, sent: inUrl, boxKey: state.boxKey + 1 },
    );
  }

  const submit = (text: string) => {
    clearTimeout(timer.current);
    const sent = searchTerm(text.trim());
    setState((state) => ({ ...state, text, sent }));
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
    inputKey: state.boxKey,
    submit,
    type: (text) => {
      setState((state) => ({ ...state, text }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => submit(text), DEBOUNCE_MS);
    },
  };
}
