/** The appearance of the vendor's widgets, in the application's colors, which follow light and dark mode. */
export const CLERK_APPEARANCE = {
  variables: {
    colorPrimary: 'var(--brand)',
    colorPrimaryForeground: 'var(--brand-ink)',
    colorBackground: 'var(--paper)',
    colorForeground: 'var(--ink)',
    colorMutedForeground: 'var(--muted)',
    colorMuted: 'var(--sidebar)',
    colorInput: 'var(--surface)',
    colorInputForeground: 'var(--ink)',
    colorBorder: 'var(--line-strong)',
    colorNeutral: 'var(--ink)',
    colorDanger: 'var(--danger)',
    fontFamily: 'var(--font-text)',
    borderRadius: 'var(--radius-control)',
  },
  options: { socialButtonsPlacement: 'bottom', shimmer: false },
  elements: { badge: { color: 'var(--tint-gray-ink)', background: 'var(--tint-gray)' } },
} as const;

/** The appearance of an embedded widget, without its own card. */
export const CLERK_EMBEDDED_APPEARANCE = {
  ...CLERK_APPEARANCE,
  elements: {
    ...CLERK_APPEARANCE.elements,
    rootBox: { width: '100%' },
    cardBox: {
      width: '100%',
      maxWidth: '100%',
      // The focus ring extends beyond the edge.
      overflow: 'visible',
      boxShadow: 'none',
      border: 'none',
      borderRadius: 0,
    },
    card: {
      padding: 0,
      overflow: 'visible',
      boxShadow: 'none',
      border: 'none',
      background: 'transparent',
    },
    header: { alignItems: 'flex-start', textAlign: 'start' },
    headerTitle: {
      fontFamily: 'var(--font-display)',
      fontSize: '28px',
      lineHeight: 1.15,
      letterSpacing: '-0.02em',
      textAlign: 'start',
    },
    headerSubtitle: { fontSize: '15px', textAlign: 'start' },
    formFieldLabel: { fontSize: '14px' },
    formFieldInput: { minHeight: '42px', fontSize: '16px' },
    formButtonPrimary: {
      minHeight: '42px',
      fontSize: '15px',
      fontWeight: 600,
      backgroundImage: 'none',
      boxShadow: 'none',
      '&::after': { display: 'none' },
    },
    identityPreview: { alignSelf: 'flex-start', marginInline: 0 },
    buttonArrowIcon: { display: 'none' },
    footer: { background: 'transparent' },
  },
} as const;
