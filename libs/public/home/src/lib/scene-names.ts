import type { scenes } from './scenes.gen';

/** What the built-in pictures show. */
export const sceneNames = {
  ridgeAtDawn: 'Fajar di lereng gunung yang berkabut',
  cafeTerrace: 'Teras kafe yang menghadap ke gunung',
  orangeOrchard: 'Kebun jeruk yang penuh buah',
  jeepTrack: 'Jip di jalur tanah pada lereng gunung',
} as const satisfies Record<keyof typeof scenes, string>;
