import type { PictureValue } from '@lereng/admin-kit/form';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { VenueValues } from './venue-form';

export type HomeImageValues = { image: PictureValue };

/** The present values of the page's forms, saved or not; absent until they are there. */
interface Typed {
  venue?: VenueValues;
  homeImage?: HomeImageValues;
}

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

export const useTyped = (): Typed => useContext(TypedContext);

/** Inside of a form: makes its values known to the page. */
export function ReportValues({ of }: { of: keyof Typed }) {
  const values = useWatch();
  const report = useContext(ReportContext);
  useEffect(() => report({ [of]: values }), [report, of, values]);
  return null;
}
