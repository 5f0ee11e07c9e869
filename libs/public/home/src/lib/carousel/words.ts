import { defineWords } from '@lereng/web-feature';
/** Strings of a carousel's buttons and slides. */
export const { useWords, wordsIn } = defineWords({
  id: {
    slide: 'slide',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    pause: 'Jeda',
    play: 'Putar',
    dot: (position: number) => `Slide ${position}`,
    position: (position: number, count: number) => `${position} dari ${count}`,
  },
  en: {
    slide: 'slide',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    dot: (position) => `Slide ${position}`,
    position: (position, count) => `${position} of ${count}`,
  },
});
