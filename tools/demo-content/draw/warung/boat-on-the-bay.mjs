import * as kit from '../lib/kit.mjs';
import { sunAt } from '../lib/light.mjs';
import { noise3 } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, place } from '../lib/shapes.mjs';
import { bamboo, boat, both, rope } from './parts/boat.mjs';
import { basin, heaven, misty, shore, water } from './parts/lake.mjs';
import { egret, hyacinth, lotus, pads, palm, reeds, tree, treeMaterials } from './parts/plants.mjs';

/** A roofed boat between lotus pads on a bright morning. One unit is 5 cm. */
export const size = [1280, 960];
export const scale = 0.9;
export const samples = 8;

export function picture() {
  const scene = new Scene(841);
  const sun = sunAt(98, 30);
  const eye = [0, 42, 150];
  const camera = { from: eye, to: [0, 42 - 10.4, 50], angle: 40, aperture: 0.3, focus: 190 };
  const air = {
    eye,
    sun,
    color: [0.66, 0.72, 0.74],
    strength: 0.00016,
    depth: 60,
    glow: 0.3,
    torn: 0.4,
  };
  const coat = (m) => misty(m, air);
  basin(
    scene,
    scene.material(coat(water({ deep: [0.012, 0.034, 0.028], ripple: 0.014, wind: 0.7 }))),
  );

  const at = place().turnX(0.03).turnY(-2.63).move(12, 0, -34);
  const made = boat(scene, at, {
    coat,
    length: 138,
    beam: 15,
    paint: {
      body: [0.02, 0.19, 0.23],
      band: [0.8, 0.77, 0.68],
      edge: [0.72, 0.2, 0.04],
      worn: 0.35,
    },
    seats: 6,
    oar: false,
    roof: {
      from: -0.6,
      to: 0.34,
      height: 34,
      arch: 6.5,
      over: 3.5,
      stripe: 8.4,
      colors: [
        [0.03, 0.25, 0.3],
        [0.82, 0.78, 0.68],
      ],
    },
  });
  // Life jackets on the seats.
  const jacket = scene.material(
    coat(kit.plain([0.85, 0.2, 0.02], { rough: 0.7, vary: 0.12, scale: 0.4 })),
  );
  for (const [x, z, t] of [
    [-26, 4, 0.2],
    [-8.5, -4, -0.3],
    [9, 5, 0.1],
    [-43, -2, 0.3],
  ])
    scene.mesh(
      box(1.3, 3.1, 2.9, 1.1, 8),
      jacket,
      both(place().turnX(t).turnZ(0.25).move(x, 7.6, z), at),
    );
  const wood = bamboo(scene, { coat, weathered: 0.4 });
  wood.pole([-79, -8, 8], [-80.5, 30, 8.6], 1.25, 7);
  wood.pole([86, -8, -118], [87, 26, -118], 1.2, 7);
  const cord = scene.material(coat(kit.plain([0.42, 0.35, 0.24], { rough: 0.9 })));
  rope(scene, made.bow, [-79.5, 12, 8.2], 1.6, cord, 0.34);
  wood.tie([-79.5, 12, 8.2], 1.4);

  // Lotus at both sides of a free lane.
  const lane = (x, z) => Math.abs(x + 2 + 0.25 * (z - 40)) - (24 + 0.1 * (60 - z));
  const free = (x, z) => {
    const p = at.point([0, 0, 0]);
    const dx = x - p[0];
    const dz = z - p[2];
    const along = dx * -0.872 + dz * 0.49;
    const across = dx * 0.49 + dz * 0.872;
    return Math.abs(along) > 76 || Math.abs(across) > 20;
  };
  pads(scene, {
    count: 900,
    coat,
    size: [2.6, 7.4],
    standing: 0.13,
    at: () => {
      const z = 74 - scene.random() ** 0.9 * 300;
      const x = scene.between(-1, 1) * (44 + (110 - z) * 0.55);
      const n = noise3(x * 0.018, 2, z * 0.022) + 0.02 * lane(x, z);
      return n > 0.34 && free(x, z) && lane(x, z) > 0 ? [x, z] : null;
    },
  });
  const spots = [];
  for (let i = 0; i < 300 && spots.length < 20; i++) {
    const z = 58 - scene.random() * 200;
    const x = scene.between(-1, 1) * (36 + (110 - z) * 0.5);
    if (lane(x, z) < 2 || !free(x, z) || noise3(x * 0.018, 2, z * 0.022) + 0.02 * lane(x, z) < 0.34)
      continue;
    spots.push([
      x,
      scene.between(6, 13),
      z,
      scene.between(0.75, 1.1),
      scene.random() < 0.7 ? 1 : 0.2,
    ]);
  }
  lotus(scene, {
    coat,
    size: 3.6,
    spots: [
      [-36, 10, 46, 1.05, 1],
      [-27, 13, 34, 0.9, 0.2],
      [43, 9, 40, 1, 1],
      [35, 12, 24, 0.9, 1],
      ...spots,
    ],
  });
  hyacinth(scene, {
    count: 420,
    coat,
    flowers: 0.16,
    size: [0.7, 1.1],
    at: () => {
      const x = 90 + scene.random() * 110;
      const z = -40 - scene.random() * 120;
      return free(x, z) && noise3(x * 0.03, 6, z * 0.03) > -0.2 ? [x, z] : null;
    },
  });
  reeds(scene, {
    count: 170,
    coat,
    length: [16, 34],
    at: () => [-150 - scene.random() * 70, -150 - scene.random() * 80],
  });
  reeds(scene, {
    count: 120,
    coat,
    length: [16, 36],
    at: () => [150 + scene.random() * 60, -110 - scene.random() * 60],
  });
  egret(scene, place().scale(1.15).turnY(0.5).move(-47, 0.6, 26), { coat });
  egret(scene, place().scale(0.95).turnY(2.4).move(82, 1.5, -62), { coat });
  egret(scene, place().turnZ(0.1).turnY(0.35).move(-62, 78, -60), { coat, flying: 0.55 });
  egret(scene, place().turnY(0.2).move(-34, 92, -110), { coat, flying: -0.3 });

  // The shore: trees and palms at the mouth of the bay.
  const materials = treeMaterials(scene, coat);
  for (let i = 0; i < 26; i++) {
    const x = -520 + i * 15 + scene.between(-8, 8);
    tree(scene, [x, -13, -620 - 0.25 * (x + 520) + scene.between(-30, 30)], scene.between(38, 66), {
      ...materials,
      leaves: 420,
    });
  }
  for (let i = 0; i < 22; i++) {
    const x = 250 + i * 17 + scene.between(-8, 8);
    tree(scene, [x, -14, -760 + 0.3 * (x - 250) + scene.between(-30, 30)], scene.between(40, 72), {
      ...materials,
      leaves: 420,
    });
  }
  for (const [x, z, h, l] of [
    [-318, -600, 120, 0.12],
    [-282, -640, 100, -0.1],
    [-404, -600, 112, 0.08],
    [380, -700, 130, -0.14],
    [430, -720, 108, 0.06],
  ])
    palm(scene, [x, 2, z], h, { coat, lean: l, reach: 40, fronds: 14 });
  const bank = scene.material(
    coat(kit.plain([0.07, 0.1, 0.03], { rough: 0.9, vary: 0.5, scale: 0.02 })),
  );
  for (const [x, z, w, d] of [
    [-420, -640, 300, 60],
    [460, -760, 300, 60],
  ])
    scene.ellipsoid(
      [x, -3, z],
      [w, 9, d],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      bank,
    );

  const sky = heaven({
    sun,
    top: [0.16, 0.36, 0.68],
    middle: [0.42, 0.6, 0.8],
    low: [0.95, 0.9, 0.8],
    away: [0.78, 0.82, 0.84],
    glow: [1, 0.8, 0.5],
    tight: 5,
  });
  const backdrop = shore(camera, [1024, 768], {
    sky,
    sun,
    clouds: {
      cover: -0.06,
      soft: 0.34,
      stretch: 2,
      size: 0.7,
      strength: 0.85,
      seed: 12,
      from: 0.14,
      until: 1.4,
      shade: [0.66, 0.7, 0.78],
      light: [1.5, 1.4, 1.26],
    },
    hills: [
      {
        rise: 0.1,
        rough: 2.2,
        seed: 61,
        color: [0.36, 0.48, 0.6],
        foot: [0.66, 0.72, 0.74],
        relief: 0.2,
      },
      {
        rise: 0.062,
        rough: 3.2,
        seed: 67,
        color: [0.13, 0.24, 0.24],
        foot: [0.46, 0.54, 0.52],
        relief: 0.5,
      },
      {
        rise: 0.026,
        rough: 5,
        seed: 71,
        color: [0.06, 0.13, 0.07],
        foot: [0.24, 0.32, 0.24],
        relief: 0.7,
        trees: 0.0036,
      },
    ],
    mist: { height: 0.006, strength: 0.4, torn: 1.2, color: [0.78, 0.8, 0.78], glow: 0.2 },
  });
  return {
    scene,
    camera,
    sun: { direction: sun, color: [9.4, 7.6, 5.2], spread: 0.02 },
    sky,
    backdrop,
    look: { key: 0.62, at: 0.92, vignette: 0.26, contrast: 1.8, saturation: 1.16, grain: 0.018 },
  };
}
