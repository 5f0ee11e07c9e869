import { clamp } from './noise.mjs';

/**
 * A material in the light of lamps or fires nearby: `lights` are { at, color, reach }. Their light
 * is added without shadows, which is free of the noise that small bright things make in a tracer.
 */
export const beside = (material, lights) => ({
  ...material,
  shade(s) {
    material.shade(s);
    if (!s.seen) return;
    for (const { at, color, reach, wrap = 0.25 } of lights) {
      const x = at[0] - s.x;
      const y = at[1] - s.y;
      const z = at[2] - s.z;
      const d = Math.sqrt(x * x + y * y + z * z) || 1;
      const facing = (s.nx * x + s.ny * y + s.nz * z) / d;
      const fall = 1 / (1 + (d / reach) ** 2);
      // Thin leaves glow when the light is behind them.
      const k =
        fall * Math.max(clamp((facing + wrap) / (1 + wrap)), s.through * clamp(-facing) * 0.8);
      s.er += s.r * color[0] * k;
      s.eg += s.g * color[1] * k;
      s.eb += s.b * color[2] * k;
    }
  },
});
