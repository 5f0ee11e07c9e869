import { jeep } from '../lib/jeep.mjs';
import * as kit from '../lib/kit.mjs';
import { Plate, skyOf, sunAt } from '../lib/light.mjs';
import { clamp, fbm3, mix, noise3, ridge3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { curve, place, tube } from '../lib/shapes.mjs';
import { plain, stones } from '../lib/terrain.mjs';

/** Out of the mist between old trunks, lamps on; ferns at both sides of a wet track. */
export const size = [1280, 960];
export const scale = 0.85;
export const samples = 8;

export function picture() {
  const scene = new Scene(661);
  const sun = sunAt(12, 52);
  const middle = (z) => 4 + 18 * Math.sin(z * 0.008 + 0.4) - 7;
  const track = (x, z) => {
    const d = x - middle(z);
    return Math.exp(-(((d - 13) / 4) ** 2)) + Math.exp(-(((d + 13) / 4) ** 2));
  };
  const floor = (x, z) => {
    const d = Math.abs(x - middle(z));
    return (
      fbm3(x * 0.02, 1, z * 0.02, 4) * 8 * smooth(20, 70, d) +
      smooth(24, 150, d) * 26 +
      fbm3(x * 0.12, 2, z * 0.12, 4) * 1.4 -
      2 * clamp(track(x, z))
    );
  };
  plain(
    scene,
    floor,
    scene.material({
      shade(s) {
        const t = clamp(track(s.x, s.z));
        const n = fbm3(s.x * 0.06, 1, s.z * 0.06, 4);
        s.color([0.045, 0.06, 0.02], 1 + n * 0.8);
        s.blend([0.085, 0.055, 0.03], clamp(smooth(34, 20, Math.abs(s.x - middle(s.z))) + n));
        s.blend([0.1, 0.07, 0.03], smooth(0.1, 0.5, fbm3(s.x * 0.8, 3, s.z * 0.8, 3)) * 0.6);
        const wet = smooth(0.5, 0.9, t + n * 0.8);
        s.color([s.r, s.g, s.b], 1 - wet * 0.55);
        s.rough = mix(0.9, 0.1, wet);
        s.f0 = 0.03;
        s.bump((x, y, z) => fbm3(x * 0.9, 1, z * 0.9, 4), 0.5 * (1 - wet * 0.85), 0.1);
      },
    }),
    { near: 120, far: 560, width: 170, spread: 700, nu: 160, nv: 200 },
  );
  const barkAt = (x, y, z) => ridge3(x * 0.5, y * 0.07, z * 0.5, 4) + 0.4 * fbm3(x, y * 0.4, z, 3);
  const bark = scene.material({
    shade(s) {
      const n = fbm3(s.x * 0.2, s.y * 0.05, s.z * 0.2, 4);
      s.color([0.075, 0.055, 0.04], 1 + n * 0.8);
      const moss = fbm3(s.x * 0.07 + 8, s.y * 0.03, s.z * 0.07, 4) + 0.35 * s.nx - 0.004 * s.y;
      s.blend([0.06, 0.11, 0.02], smooth(-0.05, 0.3, moss + 0.12) * 0.85);
      s.rough = 0.92;
      s.f0 = 0.02;
      s.bump(barkAt, 1.4, 0.12);
    },
  });
  const trunk = (x, z, r, lean) => {
    const y = floor(x, z) - 3;
    scene.mesh(
      tube(
        curve(
          [
            [x, y, z],
            [x + lean * 0.3, y + 60, z],
            [x + lean, y + 170, z - 4],
            [x + lean * 1.5, y + 320, z],
          ],
          26,
        ),
        (t, a) =>
          r * (1 - t * 0.4) +
          r *
            1.1 *
            Math.exp(-t * 26) *
            (0.75 + 0.5 * Math.abs(noise3(Math.cos(a) * 1.6, x, Math.sin(a) * 1.6))),
        26,
      ),
      bark,
    );
  };
  for (const [x, z, r, l] of [
    [-62, 22, 10, 6],
    [66, -12, 12, -5],
    [-50, -74, 9, 3],
    [52, -96, 8, -2],
    [-92, -46, 13, 4],
    [104, -70, 11, -6],
  ])
    trunk(x, z, r, l);
  for (let i = 0; i < 52; i++) {
    const z = -110 - scene.random() * 420;
    const side = scene.random() < 0.5 ? -1 : 1;
    trunk(
      middle(z) + side * scene.between(36, 60 - z * 0.7),
      z,
      scene.between(5, 11),
      scene.between(-8, 8),
    );
  }
  // Ferns: fronds that rise and hang over, each with its pairs of leaflets.
  const frond = scene.material(
    kit.leafGreen({ color: [0.04, 0.12, 0.018], light: [0.13, 0.27, 0.04], through: 0.5 }),
  );
  const stem = scene.material(kit.plain([0.1, 0.14, 0.035], { rough: 0.6 }));
  const fern = (x, z, reach, fronds, pairs) => {
    const y = floor(x, z);
    for (let f = 0; f < fronds; f++) {
      const a = (f / fronds) * 6.283 + scene.between(-0.3, 0.3);
      const l = reach * scene.between(0.75, 1.15);
      const line = curve(
        [
          [0, 0, 0],
          [l * 0.25, l * 0.42, 0],
          [l * 0.62, l * 0.55, 0],
          [l, l * 0.28, 0],
        ],
        pairs,
      ).map(([px, py]) => [x + px * Math.cos(a), y + py, z + px * Math.sin(a)]);
      scene.strand(line, 0.2, stem);
      for (let i = 2; i <= pairs; i++) {
        const t = i / pairs;
        const w = l * 0.2 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) + 0.6;
        for (const s of [-1, 1])
          scene.mesh(
            kit.leaf({ length: w, width: w * 0.3, fold: 0.2, bend: 0.3, steps: 3, across: 2 }),
            frond,
            place()
              .turnY(-a + s * 1.25)
              .move(...line[i]),
          );
      }
    }
  };
  for (let i = 0; i < 90; i++) {
    const z = 70 - scene.random() ** 1.2 * 240;
    const x = middle(z) + (scene.random() < 0.5 ? -1 : 1) * scene.between(25, 44 + (84 - z) * 0.4);
    fern(x, z, scene.between(11, 21), 9, z > -30 ? 15 : 10);
  }
  stones(scene, scene.material(kit.basalt({ moss: 0.9 })), floor, {
    count: 90,
    at: () => {
      const z = 88 - scene.random() * 200;
      const x = middle(z) + (scene.random() < 0.5 ? -1 : 1) * scene.between(20, 80);
      return [x, z];
    },
    size: [0.8, 6],
  });
  const at = place()
    .turnX(0.03)
    .turnY(-1.72)
    .move(middle(-44) - 1, 0, -44);
  jeep(scene, {
    at,
    lift: floor(middle(-44) + 13, -44) + 1.2,
    color: [0.4, 0.06, 0.03],
    dust: 0.5,
    dustColor: [0.1, 0.07, 0.045],
    lamps: 26,
    steer: -0.1,
  });
  const backdrop = new Plate(64, 48, 1);
  backdrop.gain = 1;
  backdrop.gradient([
    [0, [0.74, 0.82, 0.78]],
    [0.5, [0.92, 0.96, 0.88]],
    [1, [0.6, 0.66, 0.6]],
  ]);
  // Twigs with leaves hang into the picture from above.
  for (let i = 0; i < 26; i++) {
    const x = scene.between(-70, 76);
    const z = scene.between(-40, 30);
    const y = 76 - scene.between(-14, 12) + Math.abs(x) * -0.12;
    const line = curve(
      [
        [x, y + 16, z],
        [x + scene.between(-3, 3), y + 6, z],
        [x + scene.between(-7, 7), y - 7, z + 3],
      ],
      16,
    );
    scene.strand(line, 0.22, stem);
    for (const p of line)
      for (let k = 0; k < 4; k++)
        scene.mesh(
          kit.leaf({
            length: scene.between(2.6, 4.6),
            width: 1.5,
            fold: 0.25,
            bend: 0.3,
            steps: 5,
            across: 3,
          }),
          frond,
          place()
            .turnZ(scene.between(-0.9, 0.3))
            .turnY(scene.random() * 6.3)
            .move(...p),
        );
  }
  return {
    scene,
    camera: { from: [8, 21, 96], to: [-2, 25, 0], angle: 40, aperture: 0.25, focus: 150 },
    sun: { direction: sun, color: [2.6, 2.5, 2.1], spread: 0.2 },
    sky: skyOf({
      sun,
      zenith: [0.72, 0.8, 0.78],
      horizon: [0.7, 0.78, 0.7],
      ground: [0.05, 0.06, 0.03],
      glow: [0.8, 0.8, 0.6],
      tight: 4,
      leaves: 0.4,
    }),
    backdrop,
    haze: { density: 0.0032, color: [0.8, 0.88, 0.8], glow: 0.3 },
    steam: [
      {
        x: 0.36,
        y: 0.62,
        height: 0.2,
        width: 0.5,
        strength: 0.24,
        seed: 31,
        color: [0.9, 0.95, 0.88],
      },
      {
        x: 0.7,
        y: 0.66,
        height: 0.26,
        width: 0.5,
        strength: 0.24,
        seed: 37,
        color: [0.9, 0.95, 0.88],
      },
    ],
    look: { key: 0.72, at: 0.93, vignette: 0.34, contrast: 2.3, saturation: 1.12, warm: -0.01 },
  };
}
