import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../form';

/** The present values of a page's forms by the forms' names, saved or not; absent until they are there. */
type Typed = Readonly<Record<string, FormValues>>;

const TypedContext = createContext<Typed>({});
const ReportContext = createContext<(typed: Typed) => void>(() => undefined);

/** Only those who use the values re-render with every letter: `children` stay the same elements. */
export function TypedValues({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState<Typed>({});
  const [report] = useState(() => (more: Typed) => setTyped((before) => ({ ...before, ...more })));
  return (
    <ReportContext value={report}>
      <TypedContext value={typed}>{children}</TypedContext>
    </ReportContext>
  );
}

/** @typeParam Forms the values of each form of the page, by its name */
export const useTyped = <Forms extends object>(): Partial<Forms> =>
  useContext(TypedContext) as Partial<Forms>;

/** Inside of a form: makes its values known to the page. */
export function ReportValues({ of }: { of: string }) {
  const values = useWatch();
  const report = useContext(ReportContext);
  useEffect(() => report({ [of]: values as FormValues }), [report, of, values]);
  return null;
}
