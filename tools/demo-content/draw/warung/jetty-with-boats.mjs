import { bambooStrip, basket } from '../lib/harvest.mjs';
import * as kit from '../lib/kit.mjs';
import { sunAt } from '../lib/light.mjs';
import { noise3 } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, lathe, place } from '../lib/shapes.mjs';
import { bamboo, boat, oldWood, rope, thatch } from './parts/boat.mjs';
import { basin, heaven, misty, shore, water } from './parts/lake.mjs';
import { branch, egret, hyacinth, reeds } from './parts/plants.mjs';

/** The jetty in the morning: boats at its side, a thatched roof at its end. One unit is 5 cm. */
export const size = [1920, 1080];
export const scale = 0.8;
export const samples = 8;

export function picture() {
  const scene = new Scene(821);
  const sun = sunAt(-96, 19);
  const eye = [-15, 54, 150];
  const camera = { from: eye, to: [-15, 54 - 8.6, 50], angle: 38, aperture: 0.25, focus: 260 };
  const air = {
    eye,
    sun,
    color: [0.86, 0.73, 0.58],
    strength: 0.00016,
    depth: 40,
    glow: 0.9,
    torn: 0.5,
  };
  const coat = (m) => misty(m, air);
  basin(
    scene,
    scene.material(coat(water({ deep: [0.012, 0.026, 0.024], ripple: 0.016, size: 1, wind: 0.9 }))),
  );

  // The jetty runs away from the eye and a little to the left.
  const middle = (z) => 34 - (120 - z) * 0.2;
  const TURN = 0.197;
  const DECK = 10;
  const board = scene.material(
    coat(oldWood({ dark: [0.1, 0.07, 0.05], light: [0.36, 0.27, 0.185], rough: 0.55 })),
  );
  const wood = bamboo(scene, { coat, weathered: 0.55 });
  for (let z = 112; z > -330; z -= 5.1) {
    const w = 17 + scene.between(-0.8, 0.8);
    scene.mesh(
      box(w, 0.75, 2.35, 0.3, 6),
      board,
      place()
        .turnX(scene.between(-0.015, 0.015))
        .turnZ(scene.between(-0.01, 0.01))
        .turnY(TURN + scene.between(-0.02, 0.02))
        .move(middle(z) + scene.between(-0.4, 0.4), DECK - 0.8 + scene.between(-0.18, 0.18), z),
    );
  }
  const side = (z, k, y) => [middle(z) + k * 0.98, y, z - k * 0.196];
  for (const k of [-13, 13]) wood.pole(side(118, k, DECK - 3), side(-332, k, DECK - 3), 1.6, 14);
  let n = 0;
  for (let z = 96; z > -334; z -= 44) {
    const tall = n % 2 === 0;
    for (const k of [-16.5, 16.5]) {
      const top = k > 0 ? DECK + 23 : tall ? DECK + 8 : DECK + 2;
      const lean = scene.between(-0.8, 0.8);
      const [x, , q] = side(z, k, 0);
      wood.pole([x + lean, -10, q], [x, top + scene.between(-1, 2), q], 1.4, 8);
      wood.tie([x, DECK - 3, q], 1.55);
    }
    wood.pole(side(z, -18, DECK - 5), side(z, 18, DECK - 5), 1.3, 9);
    n++;
  }
  // A rail on the far side only: boats come to the other.
  for (const h of [12, 21])
    for (let z = 96; z > -300; z -= 44) {
      const dip = scene.between(-0.7, 0.7);
      wood.pole(side(z + 5, 17.4, DECK + h + dip), side(z - 48, 17.4, DECK + h - dip), 0.92, 10);
      const [x, , q] = side(z, 17, 0);
      wood.tie([x, DECK + h, q], 1.55);
    }

  // The roof at the end.
  const end = middle(-330);
  for (const [x, z] of [
    [end - 34, -330],
    [end + 34, -330],
    [end - 34, -396],
    [end + 34, -396],
  ])
    wood.pole([x, -8, z], [x, DECK + 44, z], 2, 9);
  for (let z = -330; z > -398; z -= 5.2)
    scene.mesh(box(38, 0.8, 2.4, 0.3, 6), board, place().move(end, DECK - 0.9, z));
  for (const z of [-330, -396])
    wood.pole([end - 38, DECK + 43, z], [end + 38, DECK + 43, z], 1.5, 10);
  for (const z of [-396])
    for (const h of [10, 18]) wood.pole([end - 34, DECK + h, z], [end + 34, DECK + h, z], 1, 10);
  for (const x of [-34, 34])
    for (const h of [10, 18])
      wood.pole([end + x, DECK + h, -334], [end + x, DECK + h, -396], 1, 10);
  const ridge = DECK + 76;
  const eave = DECK + 40;
  const corner = (x, y, z) => [end + x, y, z];
  thatch(
    scene,
    [
      corner(-22, ridge, -363),
      corner(22, ridge, -363),
      corner(48, eave, -316),
      corner(-48, eave, -316),
    ],
    { coat, count: 3800, length: [6, 12] },
  );
  thatch(
    scene,
    [
      corner(22, ridge, -363),
      corner(-22, ridge, -363),
      corner(-48, eave, -410),
      corner(48, eave, -410),
    ],
    { coat, count: 1200, length: [6, 12] },
  );
  thatch(
    scene,
    [
      corner(22, ridge, -363),
      corner(22, ridge, -363),
      corner(48, eave, -410),
      corner(48, eave, -316),
    ],
    { coat, count: 900, length: [6, 12] },
  );
  thatch(
    scene,
    [
      corner(-22, ridge, -363),
      corner(-22, ridge, -363),
      corner(-48, eave, -316),
      corner(-48, eave, -410),
    ],
    { coat, count: 1800, length: [6, 12] },
  );
  const cap = scene.material(
    coat(kit.plain([0.2, 0.15, 0.085], { rough: 0.9, vary: 0.4, scale: 0.6, bump: 0.5, grain: 1 })),
  );
  scene.capsule(corner(-24, ridge + 1, -363), corner(24, ridge + 1, -363), 2.6, cap);

  // Boats with their bows to the jetty.
  const cord = scene.material(coat(kit.plain([0.34, 0.28, 0.19], { rough: 0.9 })));
  const boats = [
    [
      -95,
      -128,
      0.4,
      { body: [0.02, 0.17, 0.22], band: [0.76, 0.72, 0.6], edge: [0.62, 0.15, 0.04], worn: 0.45 },
    ],
    [
      -112,
      -200,
      0.34,
      { body: [0.62, 0.58, 0.5], band: [0.03, 0.16, 0.34], edge: [0.03, 0.16, 0.34], worn: 0.6 },
    ],
    [
      -134,
      -280,
      0.26,
      { body: [0.07, 0.2, 0.08], band: [0.72, 0.5, 0.08], edge: [0.72, 0.5, 0.08], worn: 0.5 },
    ],
  ];
  boats.forEach(([x, z, turn, paint], i) => {
    const made = boat(
      scene,
      place()
        .turnX(scene.between(-0.04, 0.04))
        .turnY(turn)
        .move(x, 0.2 * i, z),
      {
        coat,
        paint,
        length: 124 - i * 4,
        oar: i !== 1,
        roof:
          i === 2
            ? {
                height: 30,
                arch: 6,
                colors: [
                  [0.04, 0.2, 0.25],
                  [0.72, 0.68, 0.58],
                ],
              }
            : null,
      },
    );
    const post = side(z - 34 + i * 2, -16.5, DECK + 3);
    rope(scene, made.bow, post, 1.4, cord, 0.4);
  });
  const right = boat(scene, place().turnY(1.25).move(60, 0, -150), {
    coat,
    paint: {
      body: [0.5, 0.09, 0.035],
      band: [0.78, 0.72, 0.58],
      edge: [0.02, 0.14, 0.2],
      worn: 0.5,
    },
    length: 112,
  });
  rope(scene, right.bow, side(-196, 16.5, DECK + 6), 1, cord, 0.35);

  // On the deck: a basket, a coil of rope, a lantern at the rail.
  const strip = scene.material(coat(bambooStrip()));
  basket(scene, side(4, 8, DECK), {
    radius: 6.4,
    height: 6.4,
    material: strip,
    staves: 23,
    bands: 8,
  });
  for (let k = 0; k < 5; k++)
    for (let i = 0; i < 40; i++) {
      const p = (a) =>
        side(
          -44 + (5.4 - k * 0.9) * Math.sin(a),
          -8 + (5.4 - k * 0.9) * Math.cos(a),
          DECK + 0.5 + 0.25 * (k % 2) + 0.1 * noise3(a * 3, k, 1),
        );
      scene.capsule(p((i / 40) * 6.283), p(((i + 1) / 40) * 6.283), 0.5, cord);
    }
  const iron = scene.material(coat(kit.plain([0.03, 0.03, 0.028], { rough: 0.4, f0: 0.08 })));
  const glow = scene.material(
    coat({
      shade(s) {
        s.color([0.8, 0.6, 0.34]);
        s.er = 2.6;
        s.eg = 1.5;
        s.eb = 0.6;
      },
    }),
  );
  const [lx, , lz] = side(8, 15.4, 0);
  scene.strand(
    [
      [lx + 1.4, DECK + 24, lz],
      [lx - 3, DECK + 25.4, lz],
      [lx - 4, DECK + 23, lz],
    ],
    0.3,
    iron,
  );
  scene.mesh(
    lathe(
      [
        [0, 0],
        [1.8, 0],
        [1.9, 0.5],
        [0.9, 0.7],
      ],
      24,
    ),
    iron,
    place().move(lx - 4, DECK + 15.6, lz),
  );
  scene.mesh(
    lathe(
      [
        [1.9, 0],
        [1.5, 1],
        [0.5, 2],
        [0.3, 2.8],
        [0, 2.8],
      ],
      24,
    ),
    iron,
    place().move(lx - 4, DECK + 20.4, lz),
  );
  scene.ellipsoid(
    [lx - 4, DECK + 18.4, lz],
    [1.3, 2, 1.3],
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    glow,
  );
  for (const a of [0.3, 2.4, 4.5])
    scene.capsule(
      [lx - 4 + 1.7 * Math.cos(a), DECK + 16, lz + 1.7 * Math.sin(a)],
      [lx - 4 + 1.6 * Math.cos(a), DECK + 21, lz + 1.6 * Math.sin(a)],
      0.12,
      iron,
    );

  // Plants at both sides, a branch above.
  hyacinth(scene, {
    count: 420,
    coat,
    flowers: 0.1,
    at: () => {
      const z = 62 - scene.random() ** 1.3 * 190;
      const x = middle(z) + 26 + scene.random() * (30 + (62 - z) * 0.7);
      return noise3(x * 0.03, 3, z * 0.03) > -0.12 ? [x, z] : null;
    },
  });
  reeds(scene, {
    count: 240,
    coat,
    length: [20, 44],
    at: () => [112 + scene.random() * 80, -40 - scene.random() * 140],
  });
  reeds(scene, {
    count: 150,
    coat,
    length: [18, 36],
    at: () => [-250 - scene.random() * 90, -190 - scene.random() * 120],
  });
  branch(
    scene,
    [
      [92, 100, 20],
      [66, 90, 14],
      [42, 82, 8],
      [20, 80, 4],
    ],
    { coat, leaves: 360, size: [3.4, 6.2], spread: 6, twigs: 18, thick: 1.5 },
  );
  branch(
    scene,
    [
      [92, 92, 34],
      [74, 82, 30],
      [58, 72, 28],
      [50, 66, 26],
    ],
    { coat, leaves: 230, size: [3.4, 6], spread: 5, twigs: 12, thick: 1.2 },
  );
  egret(
    scene,
    place()
      .turnY(2.6)
      .move(...side(-212, -16.5, DECK + 9)),
    { coat },
  );

  const sky = heaven({
    sun,
    top: [0.13, 0.31, 0.62],
    middle: [0.44, 0.59, 0.78],
    low: [1.5, 1.06, 0.62],
    away: [0.95, 0.84, 0.7],
    glow: [1.8, 1.15, 0.5],
    tight: 5,
  });
  const backdrop = shore(camera, [1280, 720], {
    sky,
    sun,
    clouds: {
      cover: 0,
      soft: 0.3,
      stretch: 4,
      size: 0.75,
      strength: 0.8,
      seed: 11,
      from: 0.14,
      until: 1.3,
      shade: [0.86, 0.78, 0.76],
      light: [1.9, 1.5, 1.05],
    },
    hills: [
      {
        rise: 0.085,
        rough: 2.2,
        seed: 21,
        color: [0.4, 0.47, 0.58],
        foot: [0.7, 0.69, 0.68],
        relief: 0.15,
      },
      {
        rise: 0.06,
        rough: 3,
        seed: 24,
        color: [0.2, 0.28, 0.32],
        foot: [0.56, 0.57, 0.56],
        relief: 0.35,
      },
      {
        rise: 0.034,
        rough: 4.4,
        seed: 29,
        color: [0.1, 0.16, 0.13],
        foot: [0.4, 0.43, 0.4],
        relief: 0.5,
        trees: 0.002,
      },
      {
        rise: 0.014,
        rough: 7,
        seed: 33,
        color: [0.06, 0.1, 0.05],
        foot: [0.2, 0.24, 0.17],
        relief: 0.7,
        trees: 0.0045,
      },
    ],
    mist: { height: 0.009, strength: 0.6, torn: 1.3, color: [0.82, 0.74, 0.64], glow: 0.8 },
  });
  return {
    scene,
    camera,
    sun: { direction: sun, color: [10.5, 7, 3.7], spread: 0.02 },
    sky,
    backdrop,
    look: {
      key: 0.7,
      at: 0.92,
      vignette: 0.26,
      contrast: 1.8,
      saturation: 1.16,
      grain: 0.012,
      sharpen: 0.25,
    },
  };
}
