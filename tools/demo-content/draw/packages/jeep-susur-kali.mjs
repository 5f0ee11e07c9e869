import { jeep } from '../lib/jeep.mjs';
import * as kit from '../lib/kit.mjs';
import { landPlate } from '../lib/land.mjs';
import { dapple, skyOf, sunAt } from '../lib/light.mjs';
import { fbm3, noise3, smooth } from '../lib/noise.mjs';
import { orchard } from '../lib/orchard.mjs';
import { Scene } from '../lib/scene.mjs';
import { place, sheet } from '../lib/shapes.mjs';
import { meadow, plain, stones, turf } from '../lib/terrain.mjs';

/** Through the stream: water to the axles, wet stones, a green bank behind. One unit is 5 cm. */
export const size = [1280, 960];
export const scale = 0.8;

export function picture() {
  const scene = new Scene(651);
  const sun = sunAt(-52, 40);
  const LEVEL = 0;
  const bed = (x, z) => {
    const far = smooth(-62, -120, z + 0.22 * x + 8 * noise3(x * 0.02, 1, 3));
    const near = smooth(58, 92, z - 0.1 * x + 6 * noise3(x * 0.03, 5, 1));
    return (
      -6.4 +
      far * 13 +
      smooth(-130, -300, z) * 46 +
      near * 8.5 +
      fbm3(x * 0.05, 1, z * 0.05, 4) * 3 +
      smooth(90, 260, Math.abs(x)) * far * 16
    );
  };
  plain(
    scene,
    bed,
    scene.material(
      turf({
        green: [0.06, 0.12, 0.02],
        dry: [0.12, 0.18, 0.04],
        earth: [0.11, 0.085, 0.06],
        path: (s, n) => smooth(5, 0.5, s.y + n * 3),
      }),
    ),
    { near: 120, far: 420, width: 190, spread: 700, nu: 150, nv: 190 },
  );
  // Where the wheels break the water it is white.
  const at = place().turnZ(0.03).turnY(-2.48).move(8, 0, -2);
  const wheels = [
    [22.4, 13],
    [22.4, -13],
    [-22, 13],
    [-22, -13],
  ].map(([x, z]) => at.point([x, 0, z]));
  const foam = (x, z) => {
    let f = 0;
    for (const [a, , b] of wheels) {
      const d = Math.hypot((x - a) * 0.8, z - b);
      f = Math.max(f, smooth(15, 5, d));
    }
    // The wake streams off to the right.
    const wake =
      smooth(42, 6, Math.abs(z - 4 + (x - 10) * 0.06)) * smooth(2, 30, x) * smooth(130, 40, x);
    return Math.max(f, wake * 0.5);
  };
  const swell = (x, y, z) =>
    fbm3(x * 0.1 + 0.4 * noise3(x * 0.05, 2, z * 0.05), 1, z * 0.26, 4) * 0.9 +
    fbm3(x * 0.6, 3, z * 0.9, 3) * 0.16;
  const water = scene.material({
    shade(s) {
      const f = foam(s.x, s.z);
      const n = fbm3(s.x * 0.35, 2, s.z * 0.5, 4) + 0.5 * fbm3(s.x * 1.4, 4, s.z * 1.8, 3);
      const white = smooth(0.42, 0.8, f * 0.75 + n * 0.75);
      s.color([0.02, 0.035, 0.024], 1 + 0.4 * fbm3(s.x * 0.04, 1, s.z * 0.04, 3));
      s.blend([0.78, 0.82, 0.8], white);
      s.rough = 0.06 + white * 0.6;
      s.f0 = 0.03;
      s.bump(swell, 0.42 + 0.5 * f, 0.12);
    },
  });
  scene.mesh(
    sheet(2, 2, (u, v) => [(u - 0.5) * 900, LEVEL, -260 + v * 400]),
    water,
  );
  jeep(scene, {
    at,
    lift: -4.6,
    color: [0.06, 0.19, 0.12],
    roof: [0.46, 0.38, 0.26],
    dust: 0.55,
    dustColor: [0.12, 0.085, 0.055],
    lamps: 2.4,
    steer: 0.24,
  });
  // Drops thrown up by the front wheels.
  const drop = scene.material(kit.plain([0.86, 0.89, 0.9], { rough: 0.2, through: 0.5, vary: 0 }));
  for (const [cx, cz, push] of [
    [wheels[0][0] - 6, wheels[0][2] + 4, -1],
    [wheels[1][0] - 4, wheels[1][2] + 6, -0.5],
    [wheels[1][0] + 4, wheels[1][2] + 5, 0.5],
    [wheels[3][0] + 4, wheels[3][2] + 5, 0.6],
  ])
    for (let i = 0; i < 900; i++) {
      const t = scene.random();
      const a = scene.between(-1.2, 1.2);
      const v = scene.between(0.3, 1);
      const x = cx + Math.sin(a) * 15 * v * t + push * 12 * v * t;
      const z = cz + Math.cos(a) * 15 * v * t;
      const y = LEVEL + 13 * v * t * (1.2 - t) * 2.2;
      scene.sphere([x, y, z], 0.06 + 0.24 * scene.random() ** 5, drop);
    }
  stones(scene, scene.material(kit.basalt({ moss: 0.7, dust: [0.14, 0.13, 0.11] })), bed, {
    count: 340,
    at: () => {
      const z = 96 - scene.random() * 240;
      const x = scene.between(-1, 1) * (70 + (96 - z) * 0.6);
      if (Math.hypot(x - 8, z) < 46 && z > -60) return null;
      if (z > 58 && Math.abs(x) < 14) return null;
      return [x, z];
    },
    size: [1, 9],
    flat: 0.7,
    sink: 0.3,
  });
  const blade = scene.material(
    kit.plain([0.09, 0.2, 0.03], { rough: 0.5, vary: 0.45, scale: 0.2, through: 0.5 }),
  );
  meadow(scene, blade, bed, {
    count: 15000,
    at: () => {
      const z = scene.random() < 0.16 ? scene.between(70, 104) : -66 - scene.random() ** 1.6 * 160;
      const x = scene.between(-1, 1) * (z > 0 ? 64 : 150);
      return bed(x, z) > 1.4 ? [x, z] : null;
    },
    length: [4, 11],
    width: 0.55,
    lean: [0.8, 1.5],
  });
  const { tree } = orchard(scene, bed);
  let n = 0;
  for (const [x, z, s] of [
    [-120, -130, 1.7],
    [-62, -170, 1.8],
    [-4, -160, 1.7],
    [52, -180, 1.9],
    [112, -140, 1.8],
    [-160, -190, 1.9],
    [165, -190, 2],
    [-30, -240, 2.2],
    [80, -260, 2.2],
    [-110, -270, 2.3],
    [20, -300, 2.3],
    [150, -300, 2.4],
  ])
    tree(x, z, s, 2400, 0, 60 + n++, 1);
  return {
    scene,
    camera: { from: [-26, 22, 118], to: [6, 14, 0], angle: 39, aperture: 0.2, focus: 108 },
    sun: {
      direction: sun,
      color: [9, 7.4, 5],
      spread: 0.03,
      gobo: dapple(sun, { size: 70, cover: 0.28, seed: 4, dark: 0.18 }),
    },
    sky: skyOf({
      sun,
      zenith: [0.42, 0.54, 0.64],
      horizon: [0.75, 0.84, 0.72],
      ground: [0.08, 0.1, 0.06],
      glow: [1.8, 1.5, 1],
      leaves: 0.3,
    }),
    backdrop: landPlate(
      240,
      180,
      {
        eye: [0, 1.1, -1],
        pitch: -0.06,
        angle: 40,
        sun: { azimuth: -52, height: 30 },
        seed: 9,
        air: 0.09,
        skyTop: [0.45, 0.58, 0.66],
        skyMiddle: [0.8, 0.85, 0.78],
        skyLow: [1.1, 1.05, 0.8],
      },
      0.008,
    ),
    haze: { density: 0.0003, color: [0.6, 0.66, 0.5], glow: 0.8 },
    look: { key: 0.5, at: 0.93, vignette: 0.34, contrast: 2.2, saturation: 1.15, warm: 0.01 },
  };
}
