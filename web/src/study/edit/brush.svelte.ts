// The thing that a click puts onto the table: a colour, the marker, or null to remove.
class Brush {
  letter = $state<string | null>("T");
}

export const brush = new Brush();
