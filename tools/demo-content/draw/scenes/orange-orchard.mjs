import { landPlate } from '../lib/land.mjs';
import { dapple, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import { fbm3, hash, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { add, axes, blob, curve, place, sheet, tube } from '../lib/shapes.mjs';

/** Between the rows of the orchard in the morning: a laden branch near, trees and mist behind. */
export const size = [1920, 1080];

export function picture() {
  const scene = new Scene(301);
  const sun = sunAt(-34, 24);
  const skin = scene.material(kit.peel({ green: 0.18, pore: 8 }));
  const stalk = scene.material(kit.plain([0.16, 0.2, 0.05], { rough: 0.7 }));
  const green = scene.material(
    kit.leafGreen({ color: [0.045, 0.14, 0.02], light: [0.13, 0.28, 0.045], through: 0.6 }),
  );
  const young = scene.material(
    kit.leafGreen({ color: [0.1, 0.24, 0.03], light: [0.24, 0.4, 0.07], through: 0.65 }),
  );
  const wood = scene.material(
    kit.plain([0.15, 0.11, 0.075], { rough: 0.85, vary: 0.5, scale: 2, bump: 0.2, grain: 2 }),
  );
  const dark = scene.material(kit.plain([0.012, 0.03, 0.008], { rough: 0.9 }));

  const soil = scene.material({
    shade(s) {
      const n = fbm3(s.x * 0.05, 1, s.z * 0.05, 4);
      const path = smooth(9, 4, Math.abs(s.x + 2 + 4 * noise3(s.z * 0.02, 1, 1)) + n * 6);
      s.color([0.07, 0.13, 0.025], 1 + n * 0.7);
      s.blend([0.16, 0.2, 0.05], smooth(0.0, 0.5, fbm3(s.x * 0.6, 3, s.z * 0.6, 3)) * 0.7);
      s.blend([0.17, 0.12, 0.075], path * 0.8);
      s.rough = 0.9;
      s.bump((x, y, z) => fbm3(x * 0.9, 1, z * 0.9, 4), 0.7, 0.1);
    },
  });
  const floor = (x, z) => fbm3(x * 0.02, 1, z * 0.02, 3) * 4 - 1;
  scene.mesh(
    sheet(60, 90, (u, v) => {
      const x = (u - 0.5) * 420;
      const z = 60 - v * 620;
      return [x, floor(x, z), z];
    }),
    soil,
  );
  const blade = scene.material(
    kit.plain([0.12, 0.22, 0.035], { rough: 0.5, vary: 0.4, scale: 0.3, through: 0.5 }),
  );
  for (let i = 0; i < 9000; i++) {
    const z = 34 - scene.random() ** 1.5 * 190;
    const x = scene.between(-1, 1) * (44 + (34 - z) * 0.5);
    if (Math.abs(x + 2) < 4 + 3 * noise3(z * 0.1, 2, 1) && scene.random() < 0.8) continue;
    const l = scene.between(1.4, 4);
    scene.mesh(
      kit.leaf({
        length: l,
        width: 0.34,
        fold: 0,
        bend: scene.between(0.1, 0.5),
        steps: 3,
        across: 1,
      }),
      blade,
      place()
        .turnZ(1.2)
        .turnY(scene.random() * 6.3)
        .move(x, floor(x, z), z),
    );
  }
  const tree = (x, z, size, leaves, fruit, seed) => {
    const y0 = floor(x, z);
    const c = [x, y0 + 33 * size, z];
    const R = 21 * size;
    scene.mesh(
      tube(
        curve(
          [
            [x, y0 - 2, z],
            [x + 1, y0 + 8 * size, z + 0.6],
            [x - 0.6, y0 + 20 * size, z],
          ],
          12,
        ),
        (t) => (2.3 - t * 0.9) * size,
        12,
      ),
      wood,
    );
    scene.mesh(
      blob(3, (d) => {
        const k = R * (0.72 + 0.16 * noise3(d[0] * 2 + seed, d[1] * 2, d[2] * 2));
        return [c[0] + d[0] * k, c[1] + d[1] * k * 1.0, c[2] + d[2] * k];
      }),
      dark,
    );
    for (let i = 0; i < leaves; i++) {
      const a = scene.random() * 6.283;
      const h = scene.between(-0.92, 1);
      const q = Math.sqrt(1 - h * h);
      const d = [q * Math.cos(a), h, q * Math.sin(a)];
      const bump = 1 + 0.2 * noise3(d[0] * 2.4 + seed, d[1] * 2.4, d[2] * 2.4);
      const r = R * bump * (0.74 + 0.3 * scene.random());
      const l = scene.between(3, 4.8) * size;
      scene.mesh(
        kit.leaf({ length: l, width: l * 0.46, fold: 0.25, bend: 0.25, steps: 4, across: 2 }),
        scene.random() < 0.25 ? young : green,
        place()
          .turnX(scene.between(-0.9, 0.9))
          .turnZ(scene.between(-1, 0.5))
          .turnY(-a + scene.between(-1.1, 1.1))
          .move(c[0] + d[0] * r, c[1] + d[1] * r * 1.02, c[2] + d[2] * r),
      );
    }
    for (let i = 0; i < fruit; i++) {
      const a = scene.random() * 6.283;
      const h = scene.between(-0.85, 0.6);
      const q = Math.sqrt(1 - h * h);
      const r = R * (0.96 + 0.1 * scene.random());
      scene.ellipsoid(
        [c[0] + q * Math.cos(a) * r, c[1] + h * r - 1, c[2] + q * Math.sin(a) * r],
        [1.65 * size, 1.55 * size, 1.65 * size],
        axes(),
        skin,
      );
    }
  };
  let n = 0;
  for (let k = 0; k < 8; k++)
    for (const side of [-1, 1]) {
      const z = -24 - k * 44 - (side > 0 ? 14 : 0);
      const close = k < 3;
      tree(
        side * (33 + 4 * hash(n * 3)) - 2,
        z,
        0.92 + 0.2 * hash(n * 5),
        close ? 1150 : 520,
        close ? 64 : 40,
        n++,
      );
    }
  for (const [x, z] of [
    [-92, -70],
    [88, -96],
    [-96, -150],
    [96, -190],
    [-100, -230],
  ])
    tree(x, z, 1.05, 420, 34, n++);

  // The branch at hand.
  const branch = (points, r) => {
    const line = curve(points, 40);
    scene.mesh(
      tube(line, (t) => r * (1 - 0.65 * t), 12),
      wood,
    );
    return line;
  };
  const hang = (p, drop, radius, turn = 0) => {
    const at = [p[0], p[1] - drop - radius, p[2]];
    const tilt = place()
      .turnZ(0.2 * Math.sin(turn))
      .turnX(0.2 * Math.cos(turn));
    const top = kit.orange(scene, at, radius, { skin, stalk, tilt });
    scene.strand(
      curve([p, [p[0] + 0.1, p[1] - drop * 0.5, p[2]], add(top, [0, -0.05, 0])], 8),
      0.1,
      stalk,
    );
  };
  const dress = (line, count, from = 0.1, spread = 0.7, sizeOf = [2.6, 4.2]) => {
    for (let i = 0; i < count; i++) {
      const t = from + (1 - from) * scene.random();
      const p = line[Math.min(line.length - 1, Math.floor(t * (line.length - 1)))];
      const l = scene.between(...sizeOf);
      scene.mesh(
        kit.leaf({
          length: l,
          width: l * scene.between(0.4, 0.5),
          fold: scene.between(0.15, 0.4),
          bend: scene.between(0.1, 0.35),
          wave: 0.07,
          steps: 14,
          across: 8,
        }),
        scene.random() < 0.3 ? young : green,
        place()
          .turnX(scene.between(-0.8, 0.8))
          .turnZ(scene.between(-1.1, 0.7))
          .turnY(scene.random() * 6.283)
          .move(
            p[0] + scene.between(-spread, spread) * 0.4,
            p[1] + scene.between(-spread, spread) * 0.5,
            p[2] + scene.between(-spread, spread),
          ),
      );
    }
  };
  const main = branch(
    [
      [27, 33.5, 24],
      [19, 32.8, 25],
      [12.6, 30.4, 25.5],
      [7.6, 29.6, 26],
    ],
    0.62,
  );
  const second = branch(
    [
      [19.5, 32.8, 25],
      [16.5, 29.6, 26.5],
      [14.6, 26.6, 27],
    ],
    0.34,
  );
  const third = branch(
    [
      [24, 33.2, 24.3],
      [22.5, 29.5, 23.5],
      [20.4, 26.4, 23],
    ],
    0.36,
  );
  const fourth = branch(
    [
      [13.4, 30.7, 25.4],
      [11, 32.2, 24],
      [8.6, 33.4, 23],
    ],
    0.3,
  );
  dress(main, 52, 0.1, 0.9);
  dress(second, 26, 0.2, 0.8);
  dress(third, 26, 0.2, 0.8);
  dress(fourth, 22, 0.2, 0.8);
  const along = (line, t) => line[Math.floor(t * (line.length - 1))];
  hang(along(main, 0.93), 0.9, 1.72, 1);
  hang(along(main, 0.7), 1.3, 1.85, 2);
  hang(add(along(main, 0.6), [0.6, 0, 1.6]), 1.0, 1.7, 3);
  hang(along(second, 0.75), 1.1, 1.9, 4);
  hang(add(along(second, 0.98), [-1.6, 0.3, 0.8]), 0.6, 1.74, 5);
  hang(along(third, 0.85), 0.9, 1.82, 6);
  hang(add(along(third, 0.6), [1.9, 0, 1]), 0.9, 1.7, 7);
  // White blossom among the leaves.
  const petal = scene.material(
    kit.plain([0.9, 0.88, 0.8], { rough: 0.5, through: 0.45, vary: 0.03 }),
  );
  const heart = scene.material(kit.plain([0.8, 0.62, 0.14], { rough: 0.6 }));
  for (const t of [0.97, 0.8, 0.5]) {
    const p = add(along(main, t), [0.2, 0.5, 1.3]);
    for (let i = 0; i < 5; i++)
      scene.mesh(
        kit.leaf({ length: 0.95, width: 0.46, fold: 0.35, bend: -0.2 }),
        petal,
        place()
          .turnZ(0.4)
          .turnY(i * 1.257)
          .turnX(0.8)
          .move(...p),
      );
    scene.sphere(add(p, [0, 0.1, 0.12]), 0.16, heart);
  }
  const backdrop = landPlate(
    480,
    270,
    {
      volcano: { x: -1.9, z: 13, height: 3.3, width: 2.4 },
      air: 0.06,
      eye: [0, 1.25, -1],
      pitch: 0.09,
      angle: 38,
      sun: { azimuth: -60, height: 14 },
      seed: 5,
      skyTop: [0.3, 0.45, 0.62],
      skyMiddle: [0.75, 0.74, 0.66],
      skyLow: [1.3, 1.0, 0.6],
      gain: 0.95,
    },
    0.004,
  );
  return {
    scene,
    camera: { from: [3, 24.5, 58], to: [6.4, 25.0, 0], angle: 30, aperture: 0.3, focus: 33 },
    sun: {
      direction: sun,
      color: [8.6, 6.3, 3.8],
      spread: 0.03,
      gobo: dapple(sun, { size: 30, cover: 0.25, seed: 3, dark: 0.25 }),
    },
    sky: skyOf({
      sun,
      zenith: [0.38, 0.5, 0.62],
      horizon: [0.9, 0.84, 0.6],
      ground: [0.12, 0.16, 0.05],
      glow: [2.4, 1.7, 0.9],
      leaves: 0,
    }),
    backdrop,
    haze: { density: 0.0007, color: [0.78, 0.7, 0.48], glow: 1.1 },
    look: { key: 0.66, at: 0.92, vignette: 0.28, contrast: 1.9, saturation: 1.2 },
  };
}
