import { lazyComponent, type ComponentModule, type LazyComponent } from './lazy-component';

/** A page in a chunk of its own. Server and browser await `preload` before rendering it. */
export interface LazyPage extends LazyComponent {
  /** The page's key in the client manifest, set by the server build. */
  readonly file?: string;
}

/** Write it as `lazyPage(() => import('./some-page'))`: the build finds the file by this form. */
export function lazyPage(load: () => Promise<ComponentModule>, file?: string): LazyPage {
  return Object.assign(lazyComponent(load), { file });
}
