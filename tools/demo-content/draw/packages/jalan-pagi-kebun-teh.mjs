import * as kit from '../lib/kit.mjs';
import { landPlate } from '../lib/land.mjs';
import { skyOf, sunAt } from '../lib/light.mjs';
import { cells3, clamp, fbm3, hash, mix, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { blob, curve, place, sheet, tube } from '../lib/shapes.mjs';

/** Rows of tea run over the slopes in early sun, mist in the hollows. One unit is 5 cm. */
export const size = [1280, 960];
export const scale = 0.85;
export const samples = 8;

export function picture() {
  const scene = new Scene(721);
  const sun = sunAt(-62, 20);
  const hill = (x, z) =>
    26 * noise3(x * 0.0042 + 2, 1, z * 0.0048) +
    70 * smooth(-120, -560, z) * (0.55 + 0.6 * noise3(x * 0.003, 4, z * 0.003 + 2)) -
    0.1 * (x + 40) * smooth(40, -200, z) -
    0.14 * (z - 90);
  // Which row a spot belongs to: they bend with the slope.
  const phase = (x, z) => (x * 0.82 + z * 0.34 + 26 * noise3(x * 0.006, 2, z * 0.006)) / 21;
  const lane = (x, z) => Math.abs(x - 6 - 0.42 * (z - 60) + 9 * noise3(z * 0.012, 3, 1));
  const hedge = (x, z) => {
    const p = phase(x, z);
    const f = Math.abs(p - Math.round(p)) * 2;
    return smooth(0.84, 0.6, f) * smooth(9, 13, lane(x, z));
  };
  const floor = (x, z) => {
    const k = hedge(x, z);
    return (
      hill(x, z) +
      k * (12.5 + 1.6 * noise3(x * 0.12, 6, z * 0.12)) +
      k * 1.5 * fbm3(x * 0.5, 2, z * 0.5, 3) +
      fbm3(x * 0.1, 3, z * 0.1, 3) * 0.8
    );
  };
  scene.mesh(
    sheet(560, 520, (u, v) => {
      const k = 1 - (1 - v) ** 1.9;
      const z = 100 - (1 - k) * 760;
      const x = (u - 0.5) * (170 + (1 - k) * 1150);
      return [x, floor(x, z), z];
    }),
    scene.material({
      shade(s) {
        const k = hedge(s.x, s.z);
        const n = fbm3(s.x * 0.03, 1, s.z * 0.03, 3);
        const c = cells3(s.x * 0.8, s.y * 0.8, s.z * 0.8);
        const leaf = hash(c.id * 3);
        s.color([0.2, 0.135, 0.075], 1 + n * 0.5 + 0.3 * fbm3(s.x * 0.8, 2, s.z * 0.8, 3));
        const tip = clamp(0.25 + 0.9 * leaf + n * 0.6) * smooth(0.5, 1, k);
        s.blend(
          [mix(0.03, 0.13, tip), mix(0.085, 0.27, tip), mix(0.014, 0.035, tip)],
          smooth(0.05, 0.35, k),
        );
        s.color([s.r, s.g, s.b], 1 - 0.45 * smooth(0.25, 0.6, c.near) * k);
        s.rough = mix(0.9, 0.5, k);
        s.f0 = 0.035;
        s.bump((x, y, z) => -cells3(x * 0.8, y * 0.8, z * 0.8).near, 0.5 * k + 0.06, 0.12);
      },
    }),
  );
  // Young leaves on the hedges near the eye.
  const leaf = scene.material(
    kit.leafGreen({ color: [0.06, 0.16, 0.02], light: [0.2, 0.36, 0.05], through: 0.55 }),
  );
  let made = 0;
  for (let i = 0; i < 60000 && made < 13000; i++) {
    const z = 92 - scene.random() ** 1.5 * 150;
    const x = scene.between(-1, 1) * (46 + (92 - z) * 0.62);
    const k = hedge(x, z);
    if (k < 0.5) continue;
    made++;
    const l = scene.between(1.3, 2.7);
    scene.mesh(
      kit.leaf({ length: l, width: l * 0.42, fold: 0.3, bend: 0.2, steps: 4, across: 2 }),
      leaf,
      place()
        .turnZ(scene.between(0.1, 1.3))
        .turnY(scene.random() * 6.3)
        .move(x, floor(x, z) - 0.3, z),
    );
  }
  // Shade trees: a straight stem, small clouds of leaves along its top.
  const bark = scene.material(kit.plain([0.16, 0.13, 0.1], { rough: 0.9, vary: 0.4, scale: 0.3 }));
  const crown = scene.material(
    kit.leafGreen({ color: [0.035, 0.09, 0.02], light: [0.12, 0.22, 0.05], through: 0.45 }),
  );
  const core = scene.material(kit.plain([0.02, 0.045, 0.012], { rough: 0.9 }));
  const shadeTree = (x, z, tall) => {
    const y = floor(x, z) - 4;
    const line = curve(
      [
        [x, y, z],
        [x + 2, y + tall * 0.5, z],
        [x + scene.between(-4, 4), y + tall, z],
      ],
      18,
    );
    scene.mesh(
      tube(line, (t) => tall * 0.02 * (1.1 - t), 10),
      bark,
    );
    for (let i = 0; i < 15; i++) {
      const t = scene.between(0.48, 1.02);
      const p = line[Math.min(18, Math.round(t * 18))];
      const a = scene.random() * 6.283;
      const far = tall * 0.2 * (1.15 - t) * scene.between(0.5, 1.3);
      const c = [p[0] + far * Math.cos(a), p[1] + scene.between(-3, 3), p[2] + far * Math.sin(a)];
      const r = tall * scene.between(0.05, 0.085);
      scene.mesh(
        blob(2, (d) => {
          const k = r * (0.62 + 0.3 * noise3(d[0] * 2 + i, d[1] * 2, d[2] * 2));
          return [c[0] + d[0] * k * 1.3, c[1] + d[1] * k * 0.8, c[2] + d[2] * k * 1.3];
        }),
        core,
      );
      for (let q = 0; q < 130; q++) {
        const b = scene.random() * 6.283;
        const h = scene.between(-1, 1);
        const w = Math.sqrt(1 - h * h) * r * scene.between(0.6, 1.1);
        const l = tall * 0.022 * scene.between(0.8, 1.4);
        scene.mesh(
          kit.leaf({ length: l, width: l * 0.4, fold: 0.2, bend: 0.3, steps: 2, across: 2 }),
          crown,
          place()
            .turnZ(scene.between(-1, 0.8))
            .turnY(scene.random() * 6.3)
            .move(c[0] + w * 1.3 * Math.cos(b), c[1] + h * r * 0.8, c[2] + w * 1.3 * Math.sin(b)),
        );
      }
    }
  };
  for (const [x, z, tall] of [
    [-92, -96, 72],
    [92, -150, 78],
    [-150, -210, 74],
    [10, -300, 70],
    [190, -330, 76],
    [-240, -360, 72],
    [-60, -430, 70],
    [120, -470, 72],
  ])
    shadeTree(x, z, tall);
  const backdrop = landPlate(
    440,
    330,
    {
      volcano: { x: 1.5, z: 10, height: 4.5, width: 2.6 },
      eye: [0, 1.2, -1],
      pitch: -0.09,
      angle: 42,
      sun: { azimuth: -62, height: 15 },
      seed: 21,
      mist: { level: 0.5, depth: 0.18, strength: 1.3 },
      skyTop: [0.24, 0.4, 0.66],
      skyMiddle: [0.7, 0.7, 0.68],
      skyLow: [1.25, 0.95, 0.6],
      clouds: 0.7,
    },
    0.0012,
  );
  return {
    scene,
    camera: { from: [-6, 58, 122], to: [2, 47, 0], angle: 42, aperture: 0.18, focus: 120 },
    sun: { direction: sun, color: [10, 7.4, 4.4], spread: 0.02 },
    sky: skyOf({
      sun,
      zenith: [0.34, 0.48, 0.68],
      horizon: [0.92, 0.84, 0.64],
      ground: [0.1, 0.13, 0.05],
      glow: [2.2, 1.5, 0.8],
      leaves: 0,
    }),
    backdrop,
    haze: { density: 0.0006, color: [0.84, 0.76, 0.6], glow: 0.9 },
    look: { key: 0.68, at: 0.92, vignette: 0.28, contrast: 2, saturation: 1.15 },
  };
}
