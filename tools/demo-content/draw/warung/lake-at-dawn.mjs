import { sunAt } from '../lib/light.mjs';
import { fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { blob, place } from '../lib/shapes.mjs';
import * as kit from '../lib/kit.mjs';
import { bamboo, boat, rope } from './parts/boat.mjs';
import { basin, heaven, misty, shore, water } from './parts/lake.mjs';
import { egret, hyacinth, reeds } from './parts/plants.mjs';

/** First light over still water: mist, low hills, a boat at its poles. One unit is 5 cm. */
export const size = [1920, 1080];
export const scale = 0.8;
export const samples = 16;

export function picture() {
  const scene = new Scene(811);
  const sun = sunAt(15, 4.6);
  const eye = [0, 33, 120];
  const camera = { from: eye, to: [0, 33 - 5.4, 20], angle: 38, aperture: 0, focus: 300 };
  const air = {
    eye,
    sun,
    color: [0.66, 0.52, 0.47],
    strength: 0.00125,
    depth: 15,
    glow: 1.1,
    torn: 0.9,
  };
  const coat = (m) => misty(m, air);
  basin(
    scene,
    scene.material(coat(water({ deep: [0.008, 0.013, 0.014], ripple: 0.012, wind: 1 }))),
  );

  // Where the boat waits.
  const at = place().turnY(0.34).move(22, 0, -212);
  const moored = boat(scene, at, {
    coat,
    length: 118,
    paint: { body: [0.02, 0.1, 0.13], band: [0.6, 0.5, 0.36], edge: [0.4, 0.1, 0.03], worn: 0.5 },
  });
  const poles = bamboo(scene, { coat, weathered: 0.5 });
  const stake = (x, z, h, r = 1.1, lean = 0) =>
    poles.pole([x, -6, z], [x + lean * h, h, z + lean * h * 0.3], r, 7);
  stake(-34, -172, 30, 1.3, -0.05);
  stake(-27, -178, 22, 1.1, 0.03);
  poles.pole([-40, 11, -169], [-20, 13, -182], 0.75, 7);
  poles.tie([-34.5, 12, -172.4], 1.5);
  poles.tie([-26.6, 12.4, -178], 1.4);
  stake(88, -240, 26, 1.2, 0.06);
  const cord = scene.material(coat(kit.plain([0.22, 0.18, 0.12], { rough: 0.9 })));
  rope(scene, moored.stern, [-27, 12, -178], 2.4, cord, 0.28);
  rope(scene, moored.bow, [88.6, 10, -240], 1.6, cord, 0.28);
  egret(scene, place().scale(0.92).turnY(-0.5).move(-35.5, 30, -172), { coat });
  // Stakes of fish traps, row behind row, thinner with the distance.
  for (const [x0, z0, x1, z1, n, h] of [
    [-330, -560, -120, -640, 15, 14],
    [-150, -900, 140, -980, 19, 13],
    [230, -700, 470, -640, 13, 16],
    [-900, -1500, -300, -1700, 20, 16],
  ])
    for (let i = 0; i < n; i++) {
      const t = (i + scene.between(-0.3, 0.3)) / n;
      stake(
        x0 + (x1 - x0) * t,
        z0 + (z1 - z0) * t,
        h * scene.between(0.6, 1.3),
        0.8,
        scene.between(-0.1, 0.1),
      );
    }
  // Floating islands of hyacinth: dark and low, ragged at the top.
  const mat = scene.material(
    coat({
      shade(s) {
        const n = fbm3(s.x * 0.08, s.y * 0.3, s.z * 0.08, 4);
        s.color([0.03, 0.05, 0.018], 1 + n);
        s.rough = 0.8;
        s.bump((x, y, z) => fbm3(x * 0.3, y * 0.3, z * 0.3, 3), 1.4, 0.2);
      },
    }),
  );
  for (const [x, z, w, d, h, seed] of [
    [-420, -700, 150, 50, 9, 1],
    [330, -1100, 240, 60, 11, 2],
    [-60, -1500, 260, 60, 9, 3],
    [-900, -1700, 420, 80, 13, 4],
    [900, -1900, 380, 90, 14, 5],
    [250, -520, 90, 26, 6, 6],
  ])
    scene.mesh(
      blob(5, (p) => [
        x + p[0] * w * (1 + 0.2 * noise3(p[2] * 3, seed, 1)),
        Math.max(-0.5, p[1] * h * (0.6 + 0.7 * Math.abs(noise3(p[0] * w * 0.09, seed, p[2] * 6)))),
        z + p[2] * d,
      ]),
      mat,
    );
  // The near shore: reeds to the right, low plants that leave the left calm.
  const bed = (count, spread, length, seed) =>
    reeds(scene, {
      count,
      coat,
      length,
      cobs: 0.04,
      width: 0.85,
      at: () => spread(scene.random(), scene.random(), seed),
    });
  bed(460, (a, b) => [52 + 54 * a ** 0.7 - 10 * b, 30 - 92 * b], [22, 47], 1);
  bed(220, (a, b) => [86 + 90 * a, -60 - 120 * b], [20, 40], 2);
  bed(110, (a, b) => [-150 - 60 * a, -150 - 90 * b], [14, 30], 4);
  bed(46, (a, b) => [-76 - 22 * a, -20 - 40 * b], [12, 26], 5);
  hyacinth(scene, {
    count: 300,
    coat,
    size: [0.8, 1.25],
    at: () => {
      const z = 38 - scene.random() * 130;
      const x = 32 + scene.random() ** 0.8 * (66 + (38 - z) * 0.5);
      return noise3(x * 0.04, 3, z * 0.05) > -0.1 + smooth(52, 32, x) * 0.5 ? [x, z] : null;
    },
  });
  hyacinth(scene, {
    count: 210,
    coat,
    size: [0.5, 0.85],
    at: () => {
      const x = -62 - scene.random() * 60;
      const z = 20 - scene.random() * 90;
      return noise3(x * 0.05, 8, z * 0.05) > 0.1 - smooth(-80, -110, x) * 0.4 ? [x, z] : null;
    },
  });
  for (const [x, y, z, f, k, turn] of [
    [-250, 118, -560, 0.5, 1.2, 0.4],
    [-214, 104, -590, -0.35, 1.2, 0.35],
    [-288, 96, -640, 0.2, 1.2, 0.5],
  ])
    egret(scene, place().scale(k).turnY(turn).move(x, y, z), { coat, flying: f });

  const sky = heaven({
    sun,
    top: [0.13, 0.23, 0.42],
    middle: [0.5, 0.5, 0.56],
    low: [1.5, 0.82, 0.4],
    away: [0.74, 0.58, 0.54],
    glow: [1.5, 0.75, 0.25],
    tight: 7,
  });
  const backdrop = shore(camera, [1280, 720], {
    sky,
    sun,
    disc: { size: 0.0135, color: [26, 17, 8] },
    clouds: {
      cover: 0.02,
      soft: 0.4,
      stretch: 5,
      size: 0.5,
      strength: 0.75,
      seed: 4,
      from: 0.16,
      until: 0.8,
      shade: [0.4, 0.36, 0.43],
      light: [1.5, 0.84, 0.5],
    },
    hills: [
      {
        rise: 0.07,
        rough: 2.1,
        seed: 3,
        color: [0.42, 0.38, 0.45],
        foot: [0.74, 0.58, 0.52],
        relief: 0.12,
        veil: [0.8, 0.45, 0.2],
      },
      {
        rise: 0.05,
        rough: 3.4,
        seed: 7,
        color: [0.24, 0.24, 0.3],
        foot: [0.6, 0.48, 0.45],
        relief: 0.2,
        veil: [0.55, 0.3, 0.12],
      },
      {
        rise: 0.03,
        rough: 5,
        seed: 12,
        color: [0.12, 0.125, 0.15],
        foot: [0.5, 0.41, 0.39],
        relief: 0.3,
        veil: [0.4, 0.2, 0.07],
        trees: 0.0016,
      },
      {
        rise: 0.013,
        rough: 7,
        seed: 15,
        color: [0.055, 0.06, 0.065],
        foot: [0.34, 0.29, 0.28],
        relief: 0.3,
        veil: [0.3, 0.15, 0.05],
        trees: 0.0035,
      },
    ],
    mist: { height: 0.012, strength: 0.85, torn: 1.5, color: [0.7, 0.55, 0.5], glow: 1.2 },
  });
  return {
    scene,
    camera,
    sun: { direction: sun, color: [6.4, 3.5, 1.5], spread: 0.012 },
    sky,
    backdrop,
    cap: 30,
    look: {
      key: 0.72,
      at: 0.93,
      vignette: 0.26,
      contrast: 1.5,
      saturation: 1.16,
      grain: 0.018,
      sharpen: 0.3,
      bloom: 0.1,
    },
  };
}
