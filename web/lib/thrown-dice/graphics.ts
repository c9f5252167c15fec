/** Names of drawing programs that use the processor: dice would stutter, and hold up everything else. */
const bySoftware = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function drawsInSoftware(context: WebGL2RenderingContext): boolean {
  // Browsers that hide the name behind a general one tell it here.
  const hidden = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(hidden ? hidden.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  return bySoftware.test(String(name));
}

/** What draws on a canvas in three dimensions; null where there is no graphics card for it. */
export function graphicsOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  if (!('WebGL2RenderingContext' in window)) return null;
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, failIfMajorPerformanceCaveat: true });
  if (context === null || !drawsInSoftware(context)) return context;
  giveBack(context);
  return null;
}

/** Gives back what a canvas holds of the graphics card; it draws no more. */
export function giveBack(context: WebGL2RenderingContext): void {
  context.getExtension('WEBGL_lose_context')?.loseContext();
}
