import { landPlate } from '../lib/land.mjs';
import { skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import { fbm3, hash, noise3, smooth } from '../lib/noise.mjs';
import { teapot } from '../lib/pantry.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, blob, box, curve, lathe, place, sheet, tube } from '../lib/shapes.mjs';

/** The terrace of the cafe above the valley. One unit is 2.5 cm. */
export const size = [1600, 1200];

export function picture() {
  const scene = new Scene(501);
  const sun = sunAt(-56, 23);
  const deck = scene.material(
    kit.wood({
      dark: [0.13, 0.085, 0.055],
      light: [0.36, 0.26, 0.17],
      rough: 0.5,
      worn: 0.5,
      scale: 0.8,
    }),
  );
  for (let i = 0; i < 32; i++)
    scene.mesh(
      box(90, 1, 2.9, 0.3, 6),
      deck,
      place().move(scene.between(-4, 4), -1 + scene.between(-0.05, 0.05), -62 + i * 6),
    );
  const beam = scene.material(
    kit.wood({ dark: [0.07, 0.035, 0.018], light: [0.22, 0.12, 0.06], rough: 0.5, scale: 0.7 }),
  );
  const bamboo = scene.material({
    shade(s) {
      s.color(
        [0.42, 0.3, 0.12],
        0.8 + hash(s.id) * 0.3 + 0.3 * fbm3(s.x * 0.3, s.y * 0.05, s.z * 0.3, 3),
      );
      const knot = Math.abs(((s.y * 0.075 + hash(s.id * 3)) % 1) - 0.5);
      s.blend([0.14, 0.08, 0.03], smooth(0.025, 0.01, knot));
      s.rough = 0.34;
    },
  });
  // Railing: posts, a hand rail, thin bars.
  const rail = (x0, x1, z) => {
    for (let x = x0; x <= x1; x += 34)
      scene.mesh(box(1.7, 19, 1.7, 0.4, 6), beam, place().turnY(0).move(x, 18, z));
    scene.mesh(
      box((x1 - x0) / 2 + 3, 1.1, 2.6, 0.5, 10),
      deck,
      place().move((x0 + x1) / 2, 37.6, z),
    );
    for (const y of [9, 18, 27]) scene.capsule([x0, y, z], [x1, y, z], 0.75, bamboo);
  };
  rail(-102, 102, -58);
  // Posts and a roof's edge with its rafters.
  for (const x of [-63, 66])
    scene.mesh(
      tube(
        [
          [x, -1, -57],
          [x, 60, -57],
          [x + 0.4, 130, -57],
        ],
        (t) => 3 - t * 0.3,
        20,
      ),
      bamboo,
    );
  scene.mesh(
    tube(
      [
        [-120, 104, -57],
        [120, 104.6, -57],
      ],
      2.5,
      16,
    ),
    bamboo,
  );
  for (let i = 0; i < 9; i++)
    scene.mesh(
      tube(
        [
          [-84 + i * 21, 106.6, -74],
          [-84 + i * 21, 124, 60],
        ],
        1.7,
        12,
      ),
      bamboo,
    );
  const thatch = scene.material(
    kit.plain([0.2, 0.14, 0.07], { rough: 0.9, vary: 0.5, scale: 0.6, bump: 0.4, grain: 1 }),
  );
  scene.mesh(
    sheet(40, 40, (u, v) => [
      (u - 0.5) * 260,
      109 + v * 20 + 0.6 * noise3(u * 60, v * 5, 1),
      -76 + v * 150,
    ]),
    thatch,
  );
  const fringe = scene.material(
    kit.plain([0.3, 0.22, 0.1], { rough: 0.9, vary: 0.5, scale: 1, through: 0.3 }),
  );
  for (let i = 0; i < 1100; i++) {
    const x = scene.between(-110, 110);
    const z = -76 + scene.between(-0.8, 1);
    scene.capsule(
      [x, 109.6, z],
      [x + scene.between(-0.5, 0.5), 109.6 - scene.between(2, 5.5), z - scene.between(-0.2, 1)],
      0.16,
      fringe,
    );
  }
  // Lamps on a string.
  const wire = scene.material(kit.plain([0.02, 0.02, 0.02]));
  const bulb = scene.material({
    shade(s) {
      s.color([0.9, 0.7, 0.4]);
      s.er = 7;
      s.eg = 3.9;
      s.eb = 1.3;
    },
  });
  const string = curve(
    [
      [-66, 100, -52],
      [-44, 90.5, -50],
      [-22, 88, -48],
      [0, 91.5, -50],
      [22, 88, -48],
      [44, 90.5, -50],
      [68, 100, -52],
    ],
    80,
  );
  scene.strand(string, 0.16, wire);
  for (let i = 4; i < 80; i += 8) {
    const p = string[i];
    scene.capsule(p, [p[0], p[1] - 1.6, p[2]], 0.45, wire);
    scene.ellipsoid([p[0], p[1] - 3, p[2]], [1.05, 1.35, 1.05], axes(), bulb);
  }
  // Tables and stools.
  const top = scene.material(
    kit.wood({ dark: [0.12, 0.05, 0.022], light: [0.4, 0.2, 0.085], rough: 0.3, scale: 0.9 }),
  );
  const tableAt = (x, z, r, h = 29) => {
    scene.mesh(
      lathe(
        curve(
          [
            [0, 0],
            [r - 0.6, 0],
            [r, 0.7],
            [r, 1.6],
            [r - 0.5, 2.2],
            [0, 2.2],
          ],
          40,
        ),
        110,
      ),
      top,
      place().move(x, h, z),
    );
    for (let i = 0; i < 3; i++) {
      const a = i * 2.094 + 0.5;
      scene.capsule(
        [x + r * 0.3 * Math.cos(a), h, z + r * 0.3 * Math.sin(a)],
        [x + r * 0.72 * Math.cos(a), 0, z + r * 0.72 * Math.sin(a)],
        1.05,
        beam,
      );
    }
    return h + 2.2;
  };
  const seat = scene.material(
    kit.cloth({
      color: [0.42, 0.14, 0.05],
      stripe: [0.62, 0.46, 0.24],
      every: 5,
      wide: 0.16,
      threads: 4,
    }),
  );
  const stool = (x, z, turn = 0) => {
    scene.mesh(
      lathe(
        curve(
          [
            [0, 0],
            [7, 0],
            [7.5, 0.6],
            [7.5, 1.4],
            [7, 1.8],
            [0, 1.8],
          ],
          30,
        ),
        60,
      ),
      beam,
      place().move(x, 16, z),
    );
    scene.mesh(
      box(6.2, 1.2, 6.2, 1.1, 12, (p) => [
        p[0],
        p[1] * (1 - 0.006 * (p[0] * p[0] + p[2] * p[2])),
        p[2],
      ]),
      seat,
      place().turnY(turn).move(x, 19, z),
    );
    for (let i = 0; i < 4; i++) {
      const a = i * 1.571 + 0.785 + turn;
      scene.capsule(
        [x + 4.6 * Math.cos(a), 16, z + 4.6 * Math.sin(a)],
        [x + 7 * Math.cos(a), 0, z + 7 * Math.sin(a)],
        0.85,
        beam,
      );
    }
  };
  const y1 = tableAt(-25, 12, 21);
  tableAt(38, -22, 19);
  tableAt(-52, -34, 16);
  stool(-55, 22, 0.4);
  stool(-3, 27, 0.2);
  stool(-22, -18, 0.8);
  stool(14, -26, 0.5);
  stool(62, -14, 0.1);
  stool(42, -48, 0.3);
  stool(-75, -40, 0.2);
  stool(-33, -46, 0.6);
  // On the near table: two cups, a teapot, a plate of oranges.
  const enamelWhite = scene.material(
    kit.enamel({ color: [0.82, 0.8, 0.75], rim: [0.02, 0.05, 0.18], above: 3.75, chips: 0.4 }),
  );
  const coffee = scene.material(kit.plain([0.03, 0.012, 0.006], { rough: 0.06 }));
  for (const [x, z, t] of [
    [-35, 20.5, 2.7],
    [-14.5, 17, 0.2],
  ]) {
    scene.mesh(
      lathe(
        kit.dish(
          [
            [0, 0],
            [1.7, 0],
            [2.05, 0.3],
            [2.1, 2],
            [2.15, 3.9],
          ],
          0.14,
          40,
        ),
        70,
      ),
      enamelWhite,
      place().move(x, y1, z),
    );
    scene.mesh(
      kit.handle(2.1, 1, 3.2, 1.2, 0.22, 1.4),
      enamelWhite,
      place().turnY(t).move(x, y1, z),
    );
    scene.mesh(
      lathe(
        [
          [2, 3.2],
          [0, 3.18],
        ],
        50,
      ),
      coffee,
      place().move(x, y1, z),
    );
  }
  const clay = scene.material(
    kit.pottery({ color: [0.3, 0.115, 0.05], second: [0.12, 0.045, 0.025], glaze: 0.25 }),
  );
  const pot = place().scale(0.52).turnY(2.5).move(-27.5, y1, 7);
  teapot(scene, clay, pot);
  const skin = scene.material(kit.peel({ pore: 8 }));
  const stalk = scene.material(kit.plain([0.2, 0.22, 0.06]));
  scene.mesh(
    lathe(
      kit.dish(
        [
          [0, 0],
          [3, 0],
          [5, 0.8],
          [6.3, 2.2],
        ],
        0.3,
        40,
      ),
      80,
    ),
    scene.material(
      kit.pottery({ color: [0.12, 0.16, 0.16], second: [0.05, 0.07, 0.07], glaze: 0.9 }),
    ),
    place().move(-20.5, y1, 22.5),
  );
  for (const [x, y, z] of [
    [-22.8, 2.6, 21.2],
    [-18.4, 2.6, 21.4],
    [-20.4, 2.6, 25.2],
    [-20.6, 5.3, 22.6],
  ])
    kit.orange(scene, [x, y1 + y, z], 2.15, { skin, stalk, tilt: place().turnX(x).turnZ(z) });
  for (const [x, z] of [
    [33, -18],
    [44, -26],
  ]) {
    scene.mesh(
      lathe(
        kit.dish(
          [
            [0, 0],
            [1.7, 0],
            [2.05, 0.3],
            [2.15, 3.9],
          ],
          0.14,
          30,
        ),
        50,
      ),
      enamelWhite,
      place().move(x, 31.2, z),
    );
  }
  // Plants: pots on the deck, a fern that hangs.
  const green = scene.material(
    kit.leafGreen({ color: [0.04, 0.13, 0.02], light: [0.14, 0.3, 0.05], through: 0.6 }),
  );
  const potMat = scene.material(
    kit.pottery({ color: [0.34, 0.14, 0.07], second: [0.2, 0.09, 0.05], glaze: 0 }),
  );
  const plant = (x, z, size, count, kind) => {
    scene.mesh(
      lathe(
        kit.dish(
          [
            [0, 0],
            [5.5, 0],
            [6.6, 4],
            [7.6, 10],
            [8.2, 11],
          ],
          0.6,
          40,
        ),
        60,
      ),
      potMat,
      place().scale(size).move(x, 0, z),
    );
    scene.mesh(
      blob(3, (d) => [d[0] * 7, d[1] * 1.2, d[2] * 7]),
      scene.material(kit.plain([0.05, 0.035, 0.025], { rough: 0.9, bump: 0.3 })),
      place()
        .scale(size)
        .move(x, 9.4 * size, z),
    );
    for (let i = 0; i < count; i++) {
      const l = scene.between(11, 24) * size;
      const w = kind === 'broad' ? l * 0.42 : 2.2 * size;
      scene.mesh(
        kit.leaf({
          length: l,
          width: w,
          fold: 0.25,
          bend: scene.between(0.15, 0.5),
          wave: 0.1,
          steps: 16,
          across: 6,
        }),
        green,
        place()
          .turnZ(scene.between(0.5, 1.4))
          .turnY(scene.random() * 6.3)
          .move(
            x + scene.between(-2, 2),
            (kind === 'broad' ? scene.between(10, 17) : 10) * size,
            z + scene.between(-2, 2),
          ),
      );
    }
  };
  plant(70, 16, 1.5, 34, 'broad');
  plant(83, -30, 1.2, 46, 'long');
  plant(-82, -6, 1.35, 30, 'broad');
  for (const [x, y, z] of [
    [-46, 88, -46],
    [52, 87, -44],
  ]) {
    for (const d of [-3, 3]) scene.capsule([x + d, y, z], [x, y + 20, z], 0.14, wire);
    scene.mesh(
      lathe(
        kit.dish(
          [
            [0, 0],
            [3, 0.4],
            [5, 3],
            [5.2, 5.4],
          ],
          0.4,
          30,
        ),
        50,
      ),
      potMat,
      place().move(x, y - 4, z),
    );
    for (let i = 0; i < 90; i++) {
      const l = scene.between(8, 17);
      scene.mesh(
        kit.leaf({
          length: l,
          width: 1.7,
          fold: 0.2,
          bend: scene.between(0.5, 1.1),
          wave: 0.3,
          steps: 12,
          across: 3,
        }),
        green,
        place()
          .turnZ(scene.between(0, 0.9))
          .turnY(scene.random() * 6.3)
          .move(x, y + 1, z),
      );
    }
  }
  const backdrop = landPlate(
    800,
    600,
    {
      volcano: { x: 1.6, z: 11.5, height: 3.6, width: 1.9 },
      eye: [0, 1.32, -1],
      pitch: -0.03,
      angle: 46,
      sun: { azimuth: -58, height: 12 },
      seed: 14,
      skyTop: [0.24, 0.37, 0.58],
      skyMiddle: [0.7, 0.66, 0.62],
      skyLow: [1.3, 0.88, 0.5],
      gain: 1,
    },
    0.0012,
  );
  return {
    scene,
    camera: { from: [9, 58, 118], to: [-2, 41, -20], angle: 42, aperture: 0.7, focus: 112 },
    sun: { direction: sun, color: [8.2, 5.7, 3.3], spread: 0.03 },
    sky: skyOf({
      sun,
      zenith: [0.36, 0.46, 0.62],
      horizon: [0.92, 0.76, 0.56],
      ground: [0.13, 0.12, 0.08],
      leaves: 0.15,
    }),
    backdrop,
    haze: { density: 0.0006, color: [0.7, 0.6, 0.45], glow: 0.8 },
    steam: [
      { x: 0.275, y: 0.66, height: 0.14, width: 0.035, strength: 0.4, seed: 5 },
      { x: 0.42, y: 0.66, height: 0.14, width: 0.035, strength: 0.4, seed: 6 },
    ],
    look: { key: 0.74, at: 0.9, vignette: 0.24, contrast: 1.5, saturation: 1.18 },
  };
}
