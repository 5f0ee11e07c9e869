import { VisuallyHidden } from '@lereng/web-ui';
import { Route } from 'lucide-react';
import { words } from '../words';

/** Where a package leads, in a line of a card; its icon is as large as the words. */
export function RouteText({ route }: { route: string }) {
  return (
    <>
      <Route aria-hidden="true" className="mr-1.5 -mt-0.5 inline size-[1.125em] text-jeruk" />
      <VisuallyHidden>{words.route} </VisuallyHidden>
      {route}
    </>
  );
}
