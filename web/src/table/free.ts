/** What means something by itself when it is clicked, or is read and marked. */
const TAKEN = 'button, a, input, select, textarea, label, summary, dialog, [role=log], [role=tabpanel]'

/** A click where nothing else is meant by it. */
export const isFree = ({ target }: Event): boolean => (target as Element | null)?.closest?.(TAKEN) == null
