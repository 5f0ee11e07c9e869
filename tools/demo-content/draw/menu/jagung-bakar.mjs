import { Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { clamp, fbm3, hash, noise3, ridge3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { axes, place, tube } from '../lib/shapes.mjs';

/** Corn over glowing coals, at dusk. */
export function picture() {
  const scene = new Scene(171);
  const sun = sunAt(-68, 22);
  const coal = scene.material({
    shade(s) {
      const n = fbm3(s.x * 0.5, s.y * 0.5, s.z * 0.5, 4);
      const c = ridge3(s.x * 0.6, s.y * 0.6, s.z * 0.6, 4);
      s.color([0.03, 0.028, 0.028], 1 + n);
      s.blend([0.42, 0.4, 0.38], smooth(0.05, 0.4, n + s.ny * 0.15) * 0.7);
      const hot =
        smooth(0.5, 0.8, c + n * 0.5) *
        smooth(-0.3, 0.3, fbm3(s.x * 0.12, 1, s.z * 0.12, 2) + 0.16);
      s.er = 9 * hot;
      s.eg = 2.0 * hot * hot;
      s.eb = 0.22 * hot ** 3;
      s.rough = 0.9;
      s.bump((x, y, z) => fbm3(x * 1.3, y * 1.3, z * 1.3, 4), 0.4, 0.04);
    },
  });
  for (let i = 0; i < 190; i++) {
    const r = scene.between(1.3, 2.5);
    scene.mesh(
      pantry.crystal(i, r, 12, 3),
      coal,
      place()
        .turnX(i)
        .turnY(i * 2)
        .move(scene.between(-34, 34), scene.between(-5.4, -3.4), scene.between(-22, 18)),
    );
  }
  const iron = scene.material(
    kit.plain([0.045, 0.04, 0.038], {
      rough: 0.5,
      metal: 0.6,
      vary: 0.5,
      bump: 0.1,
      grain: 3,
      scale: 2,
    }),
  );
  for (let i = 0; i < 26; i++)
    scene.capsule([-40 + i * 3.2, 0, -26], [-40 + i * 3.2 + 4, 0, 24], 0.34, iron);
  for (const z of [-17, 11]) scene.capsule([-50, -0.5, z], [50, -0.5, z], 0.5, iron);
  const kernel = scene.material({
    shade(s) {
      const o = hash(s.id * 7);
      const n = fbm3(s.x * 0.28, s.y * 0.35, s.z * 0.28, 3);
      s.color([0.9, 0.52, 0.045], 0.86 + o * 0.22);
      s.blend([0.95, 0.68, 0.16], smooth(0.2, 0.9, s.ly) * 0.5);
      const char = smooth(0.3, 0.62, n * 1.5 + (o - 0.5) * 0.6 + 0.27);
      s.blend([0.42, 0.15, 0.02], clamp(char * 1.6));
      s.blend([0.025, 0.012, 0.008], smooth(0.45, 0.85, char));
      s.rough = 0.16 + char * 0.3;
      s.f0 = 0.05;
      s.depth = 0.25;
      s.bump((x, y, z) => fbm3(x * 2.5, y * 2.5, z * 2.5, 2), 0.06, 0.03);
    },
  });
  const husk = scene.material({
    shade(s) {
      const f = noise3(s.lz * 16, s.lx * 1.5, s.id);
      s.color([0.56, 0.55, 0.24], 0.85 + 0.3 * f);
      s.blend(
        [0.5, 0.32, 0.12],
        smooth(0.2, 0.7, fbm3(s.lx * 3, s.id, s.lz * 3, 3) + s.lx * 0.4) * 0.8,
      );
      s.blend([0.05, 0.03, 0.02], smooth(0.82, 1.05, s.lx + 0.3 * f) * 0.9);
      s.rough = 0.5;
      s.through = 0.4;
      s.bump((x, y, z) => noise3(z * 16, x * 1.5, 1), 0.05, 0.01, true);
    },
  });
  const cob = (x, z, turn, roll, seed, y = 2.6) => {
    const p = place().turnX(roll).turnY(turn).move(x, y, z);
    const L = 15.5;
    const rows = 15;
    const rAt = (t) =>
      2.42 * Math.sin(Math.PI * (0.12 + 0.86 * t) ** 0.85) ** 0.34 * (1 - 0.25 * t ** 3);
    const core = [];
    for (let k = 0; k <= 20; k++) core.push(p.point([(k / 20 - 0.5) * L, 0, 0]));
    scene.mesh(
      tube(core, (t) => rAt(t) * 0.84, 20),
      scene.material(kit.plain([0.6, 0.34, 0.06])),
    );
    for (let i = 0; i < rows; i++) {
      const count = 31;
      for (let k = 0; k < count; k++) {
        const t = (k + 0.5 + 0.15 * noise3(k, i, seed)) / count;
        const a = ((i + 0.06 * Math.sin(k * 0.6 + seed)) / rows) * 6.2832 + (t - 0.5) * 0.3;
        const r = rAt(t) * 0.93;
        const w = (Math.PI * r) / rows;
        const at = p.point([(t - 0.5) * L, r * Math.cos(a), r * Math.sin(a)]);
        const turned = place().turnX(a).turnX(roll).turnY(turn);
        scene.ellipsoid(
          at,
          [(L / count) * 0.54, 0.42 * (0.7 + (0.3 * rAt(t)) / 2.4), w * 1.07],
          axes(turned),
          kernel,
        );
      }
    }
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * 6.2832 + seed;
      const l = scene.between(9, 13);
      scene.mesh(
        kit.leaf({
          length: l,
          width: 4.4,
          fold: -0.25,
          bend: scene.between(0.02, 0.22),
          wave: 0.12,
          steps: 26,
          across: 12,
        }),
        husk,
        place()
          .turnZ(0.24)
          .move(0, 1.1, 0)
          .turnX(a)
          .turnY(Math.PI)
          .move(-L / 2 + 1.6, 0, 0)
          .turnX(roll)
          .turnY(turn)
          .move(x, y, z),
      );
    }
    scene.capsule(p.point([-L / 2 + 1, 0, 0]), p.point([-L / 2 - 6, 0, 0]), 1.0, husk);
  };
  cob(3.5, 7.2, 0.18, 0.4, 1);
  cob(2.2, 0.4, 0.1, 1.7, 2);
  cob(4.4, -6.6, 0.2, 3.1, 3);
  cob(2.8, -14, 0.12, 4.4, 4);
  // A brush of butter: a glistening film is on the front cob; sparks rise.
  const spark = scene.material({
    shade(s) {
      s.color([0, 0, 0]);
      s.er = 26;
      s.eg = 9;
      s.eb = 1.4;
    },
  });
  for (let i = 0; i < 22; i++)
    scene.sphere(
      [scene.between(-20, 24), scene.between(3, 14), scene.between(-12, 3)],
      scene.between(0.025, 0.05),
      spark,
    );
  const plate = new Plate(400, 300, 33)
    .gradient([
      [0, [0.05, 0.07, 0.12]],
      [0.4, [0.2, 0.12, 0.1]],
      [1, [0.03, 0.02, 0.02]],
    ])
    .hill({
      at: 0.3,
      rise: 0.12,
      color: [0.03, 0.035, 0.05],
      foot: [0.06, 0.05, 0.05],
      seed: 4,
      rough: 4,
    })
    .blur(0.02)
    .bokeh({
      count: 14,
      top: 0.02,
      bottom: 0.22,
      palette: [
        [1.5, 0.6, 0.15],
        [1.1, 0.6, 0.2],
      ],
      power: [0.15, 0.7],
      size: [0.012, 0.03],
    });
  return {
    scene,
    camera: { from: [6, 19, 31], to: [0.4, 1.4, -1], angle: 36, aperture: 0.8, focus: 31 },
    sun: { direction: sun, color: [3.6, 2.5, 1.7], spread: 0.1 },
    sky: skyOf({
      sun,
      zenith: [0.1, 0.13, 0.2],
      horizon: [0.22, 0.15, 0.11],
      glow: [1, 0.6, 0.35],
      ground: [0.03, 0.02, 0.015],
      tight: 4,
    }),
    backdrop: plate,
    cap: 14,
    steam: [
      {
        x: 0.35,
        y: 0.7,
        height: 0.7,
        width: 0.2,
        strength: 0.28,
        seed: 81,
        color: [0.75, 0.62, 0.5],
      },
      {
        x: 0.66,
        y: 0.6,
        height: 0.6,
        width: 0.16,
        strength: 0.22,
        seed: 85,
        color: [0.75, 0.62, 0.5],
      },
    ],
    look: { key: 0.62, at: 0.93, bloom: 0.16 },
  };
}
