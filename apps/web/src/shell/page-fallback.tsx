import { Loader } from '@lereng/web-ui';
import { words } from '../words';

/** Stands in the frame while a page's code is on its way. */
export function PageFallback() {
  return (
    <div className="grid min-h-svh place-items-center">
      <Loader label={words.loading} />
    </div>
  );
}
