import { useEffect, useState } from 'react';
import workerUrl from './reach.worker?worker&url';

/**
 * Whether the server of a URL responds to this browser: false until it has. An iframe cannot tell, as
 * browsers fire its `load` for their own error page, too. In a worker, the request needs no exception
 * in the page's policy, and a failure leaves no error in its console.
 */
export function useReachable(url: string): boolean {
  const [reachable, setReachable] = useState(false);

  useEffect(() => {
    const worker = new Worker(workerUrl);
    worker.onmessage = ({ data }: MessageEvent<boolean>) => setReachable(data);
    // Without the worker there is nothing but `load` to go by.
    worker.onerror = () => setReachable(true);
    worker.postMessage(url);
    return () => worker.terminate();
  }, [url]);

  return reachable;
}
