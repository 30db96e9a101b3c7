/** Seconds as a clock shows them: `4:05`, `1:02:09`, and days in full. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  if (hours) return `${hours}:${two(minutes)}:${two(whole % 60)}`
  return `${minutes}:${two(whole % 60)}`
}
