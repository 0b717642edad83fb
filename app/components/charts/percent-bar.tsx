/** A percentage in words beside its bar, which is decorative. Full width is 100 percent. */
export const PercentBar = ({ percent, label, tone }: { percent: number; label: string; tone: string }) => (
  <div className="mt-1.5 flex items-center gap-3 tabular">
    <div
      className={`h-3.5 flex-none border border-soft print:[print-color-adjust:exact] ${tone}`}
      style={{ width: `${percent}%` }}
    />
    {percent}% {label}
  </div>
)
