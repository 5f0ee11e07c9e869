import * as kit from './kit.mjs';
import { noise3 } from './noise.mjs';
import { add, axes, blob, curve, place, tube } from './shapes.mjs';

/**
 * Orange trees on the ground `floor(x, z)`, and the parts for a branch near the eye: `branch` gives
 * the line on which `hang` fastens fruit and `dress` leaves. One unit is about 4 cm.
 */
export function orchard(scene, floor) {
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

  const tree = (x, z, size, leaves, fruit, seed, leafSize = size) => {
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
      const l = scene.between(3, 4.8) * leafSize;
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
  return { tree, branch, hang, dress, materials: { skin, stalk, green, young, wood } };
}
