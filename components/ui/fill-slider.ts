/** Shows how far a slider is. The content security policy allows no `style` attribute. */
export function fillSlider(slider: HTMLInputElement | null): void {
  if (!slider) return
  const [min, max] = [Number(slider.min), Number(slider.max)]
  slider.style.setProperty('--filled', `${(100 * (slider.valueAsNumber - min)) / (max - min)}%`)
}
