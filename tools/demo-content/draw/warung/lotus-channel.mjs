import { bambooStrip } from '../lib/harvest.mjs';
import * as kit from '../lib/kit.mjs';
import { sunAt } from '../lib/light.mjs';
import { noise3 } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { curve, lathe, place } from '../lib/shapes.mjs';
import { bamboo, boat } from './parts/boat.mjs';
import { basin, heaven, misty, shore, water } from './parts/lake.mjs';
import { egret, hyacinth, lotus, pads, palm, reeds, tree, treeMaterials } from './parts/plants.mjs';

/** From the boat: a lane between lotus that leads to the bridge of bamboo. One unit is 5 cm. */
export const size = [1280, 960];
export const scale = 0.9;
export const samples = 8;

export function picture() {
  const scene = new Scene(881);
  const sun = sunAt(-112, 27);
  const eye = [4, 31, 66];
  const camera = { from: eye, to: [0, 31 - 13.5, -34], angle: 46, aperture: 0.25, focus: 120 };
  const air = {
    eye,
    sun,
    color: [0.72, 0.74, 0.68],
    strength: 0.00022,
    depth: 60,
    glow: 0.3,
    torn: 0.4,
  };
  const coat = (m) => misty(m, air);
  basin(
    scene,
    scene.material(coat(water({ deep: [0.012, 0.034, 0.024], ripple: 0.013, wind: 0.6 }))),
  );

  boat(scene, place().turnY(1.5708).move(0, 0, 22), {
    coat,
    length: 136,
    beam: 15,
    seats: 5,
    oar: false,
    paint: {
      body: [0.02, 0.19, 0.23],
      band: [0.8, 0.77, 0.68],
      edge: [0.72, 0.2, 0.04],
      worn: 0.35,
    },
  });
  // On the seats before the eye: a hat against the sun, a flask with its cup.
  const strip = scene.material(bambooStrip());
  const hat = place().turnZ(0.16).turnX(0.12).move(-3.6, 7.6, -2);
  for (let i = 0; i < 26; i++) {
    const line = [];
    for (let k = 0; k <= 26; k++) {
      const a = ((k + i * 0.5) / 26) * 6.283;
      const r = 0.4 + i * 0.27;
      line.push(
        hat.point([
          r * Math.cos(a),
          4.6 - (r / 7.4) * 4.6 + 0.06 * Math.sin(k * 3.1416),
          r * Math.sin(a),
        ]),
      );
    }
    scene.strand(line, 0.17, strip);
  }
  scene.mesh(
    lathe(
      [
        [7.5, -0.06],
        [0.2, 4.5],
        [0, 4.5],
      ],
      60,
    ),
    strip,
    hat,
  );
  const flask = scene.material(
    kit.enamel({ color: [0.6, 0.07, 0.03], rim: [0.75, 0.72, 0.64], above: 5.4, chips: 0.5 }),
  );
  scene.mesh(
    lathe(
      curve(
        [
          [0, 0],
          [1.6, 0],
          [1.75, 0.3],
          [1.75, 4.9],
          [1.3, 5.6],
          [1.2, 5.9],
          [1.2, 7.2],
          [0.9, 7.5],
          [0, 7.5],
        ],
        50,
      ),
      50,
    ),
    flask,
    place().move(6.4, 4.3, -1),
  );
  const cup = scene.material(
    kit.enamel({ color: [0.82, 0.8, 0.74], rim: [0.02, 0.08, 0.22], above: 1.55, chips: 0.4 }),
  );
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [0.8, 0],
          [0.95, 0.2],
          [1, 1.7],
        ],
        0.08,
        24,
      ),
      40,
    ),
    cup,
    place().move(3.1, 4.3, 0.6),
  );

  // The lane bends away to the bridge.
  const middle = (z) =>
    26 * Math.sin((z + 40) * -0.0075) * Math.min(1, Math.max(0, (-z - 10) / 90));
  const half = (z) => 25 + 0.02 * Math.max(0, -z) + 5 * noise3(z * 0.03, 2, 1);
  const beside = (x, z) => Math.abs(x - middle(z)) - half(z);
  pads(scene, {
    count: 1900,
    coat,
    size: [3, 8],
    standing: 0.2,
    at: () => {
      const z = 30 - scene.random() ** 1.1 * 400;
      const x = scene.between(-1, 1) * (60 + (66 - z) * 0.62);
      return beside(x, z) > 0 && noise3(x * 0.02, 7, z * 0.02) > -0.34 ? [x, z] : null;
    },
  });
  const spots = [];
  for (let i = 0; i < 900 && spots.length < 64; i++) {
    const z = 10 - scene.random() ** 1.2 * 300;
    const x =
      middle(z) + (scene.random() < 0.5 ? -1 : 1) * (half(z) + 3 + scene.random() * (16 - z * 0.3));
    if (Math.abs(x) > 42 + (66 - z) * 0.56) continue;
    spots.push([
      x,
      scene.between(8, 17),
      z,
      scene.between(0.8, 1.15),
      scene.random() < 0.68 ? 1 : 0.2,
    ]);
  }
  lotus(scene, { coat, size: 3.9, spots });
  hyacinth(scene, {
    count: 420,
    coat,
    flowers: 0.15,
    size: [0.7, 1.1],
    at: () => {
      const z = -60 - scene.random() * 320;
      const x = (scene.random() < 0.5 ? -1 : 1) * (90 + scene.random() * 120);
      return noise3(x * 0.03, 6, z * 0.03) > -0.05 ? [x, z] : null;
    },
  });
  for (const s of [-1, 1])
    reeds(scene, {
      count: 170,
      coat,
      length: [18, 40],
      at: () => [s * (120 + scene.random() * 90) - 14, -170 - scene.random() * 150],
    });
  egret(scene, place().scale(1.1).turnY(0.3).move(-44, 0.6, -62), { coat });
  egret(scene, place().turnY(0.3).move(26, 76, -150), { coat, flying: 0.5 });

  // The bridge: two bent beams, a floor of poles, rails on posts.
  const wood = bamboo(scene, { coat, weathered: 0.3 });
  const Z = -300;
  const X0 = middle(Z) + 6;
  const rise = (x) => 15 + 17 * (1 - (x / 110) ** 2);
  for (const z of [Z - 9, Z + 9]) {
    for (let x = -110; x < 110; x += 22) {
      wood.pole([X0 + x, rise(x) - 2, z], [X0 + x + 22, rise(x + 22) - 2, z], 1.5, 11);
      for (const h of [9, 18])
        wood.pole([X0 + x - 1, rise(x) + h, z], [X0 + x + 23, rise(x + 22) + h, z], 1, 11);
      wood.pole([X0 + x, rise(x), z], [X0 + x + 22, rise(x + 22) + 17, z], 0.6, 0);
    }
    for (let x = -110; x <= 110; x += 22) {
      const low = Math.abs(x) > 40 || x === 0 ? -8 : rise(x) - 6;
      if (x !== 0)
        wood.pole([X0 + x, Math.min(low, rise(x) - 5), z], [X0 + x, rise(x) + 20, z], 1.3, 9);
    }
  }
  for (let x = -112; x <= 112; x += 2.3)
    wood.pole([X0 + x, rise(x), Z - 11], [X0 + x, rise(x), Z + 11], 1.05, 0);

  // Woods at the shore behind it.
  const materials = treeMaterials(scene, coat);
  for (let i = 0; i < 34; i++) {
    const x = -460 + i * 28 + scene.between(-10, 10);
    if (Math.abs(x - 10) < 60) continue;
    tree(
      scene,
      [x, -13, -640 + 0.12 * Math.abs(x) + scene.between(-40, 40)],
      scene.between(44, 78),
      { ...materials, leaves: 420 },
    );
  }
  for (const [x, z, h, l] of [
    [-210, -560, 118, 0.12],
    [-176, -600, 98, -0.1],
    [196, -590, 122, -0.12],
    [300, -600, 104, 0.08],
  ])
    palm(scene, [x, 2, z], h, { coat, lean: l, reach: 40, fronds: 14 });

  const sky = heaven({
    sun,
    top: [0.15, 0.34, 0.64],
    middle: [0.42, 0.6, 0.78],
    low: [1, 0.92, 0.76],
    away: [0.84, 0.84, 0.78],
    glow: [1, 0.8, 0.5],
    tight: 5,
  });
  const backdrop = shore(camera, [900, 675], {
    sky,
    sun,
    clouds: {
      cover: 0,
      soft: 0.3,
      stretch: 2.4,
      size: 0.8,
      strength: 0.85,
      seed: 31,
      from: 0.14,
      until: 1.4,
      shade: [0.72, 0.74, 0.78],
      light: [1.5, 1.4, 1.24],
    },
    hills: [
      {
        rise: 0.12,
        rough: 2.2,
        seed: 101,
        color: [0.34, 0.46, 0.58],
        foot: [0.66, 0.72, 0.72],
        relief: 0.2,
      },
      {
        rise: 0.07,
        rough: 3.2,
        seed: 106,
        color: [0.13, 0.24, 0.22],
        foot: [0.46, 0.55, 0.5],
        relief: 0.5,
      },
      {
        rise: 0.028,
        rough: 5,
        seed: 109,
        color: [0.06, 0.13, 0.06],
        foot: [0.24, 0.32, 0.22],
        relief: 0.7,
        trees: 0.0036,
      },
    ],
    mist: { height: 0.008, strength: 0.45, torn: 1.2, color: [0.82, 0.82, 0.76], glow: 0.2 },
  });
  return {
    scene,
    camera,
    sun: { direction: sun, color: [9.6, 7.6, 5], spread: 0.02 },
    sky,
    backdrop,
    look: { key: 0.64, at: 0.92, vignette: 0.28, contrast: 1.8, saturation: 1.16, grain: 0.018 },
  };
}
