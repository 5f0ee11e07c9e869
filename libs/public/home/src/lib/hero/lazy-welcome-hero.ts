import { lazyComponent } from '@lereng/web-feature';

/**
 * A venue with slides has no use for it, nor for the built-in scenes. Without its chunk it stays suspended, and so
 * what the server sent stays.
 */
export const WelcomeHero = lazyComponent(
  () => import('./welcome-hero'),
  () => new Promise(() => undefined),
);
