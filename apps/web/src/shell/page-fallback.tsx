import { Loader } from '@lereng/web-ui';
import { useWords } from '../words';

/** Shown inside the layout while a page's chunk loads. */
export function PageFallback() {
  const words = useWords();
  return (
    <div className="grid min-h-svh place-items-center">
      <Loader label={words.loading} />
    </div>
  );
}
