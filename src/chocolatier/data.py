"""Records as data: read on trust, and made into arrays, a pandas frame or a Parquet file."""

from chocolatier.lab.data import records_to_arrays, records_to_pandas, write_parquet
from chocolatier.notation.scanning import ScannedRecord, scan_records

__all__ = [
    "ScannedRecord",
    "records_to_arrays",
    "records_to_pandas",
    "scan_records",
    "write_parquet",
]
